from collections import Counter, deque


def first_unclaimed(scans):
    counts = Counter()
    queue = deque()
    answers = []
    for parcel in scans:
        counts[parcel] += 1
        if counts[parcel] == 1:
            queue.append(parcel)
        while queue and counts[queue[0]] > 1:
            queue.popleft()
        answers.append(queue[0] if queue else None)
    return answers
