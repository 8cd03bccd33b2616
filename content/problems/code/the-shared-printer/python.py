from collections import deque


def printing_order(pages, most):
    queue = deque(enumerate(pages, start=1))
    finished = []
    while queue:
        job, left = queue.popleft()
        if left <= most:
            finished.append(job)
        else:
            queue.append((job, left - most))
    return finished
