def printing_order(pages, most):
    queue = list(enumerate(pages, start=1))
    finished = []
    while queue:
        job, left = queue[0]
        queue = queue[1:]
        if left <= most:
            finished.append(job)
        else:
            queue = queue + [(job, left - most)]
    return finished
