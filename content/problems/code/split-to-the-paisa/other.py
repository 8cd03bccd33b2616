from heapq import nsmallest


def split_bill(total, weights):
    whole = sum(weights)
    parts = [divmod(total * weight, whole) for weight in weights]
    left = total - sum(share for share, _ in parts)
    lucky = set(nsmallest(left, range(len(parts)), key=lambda at: (-parts[at][1], at)))
    return [share + (at in lucky) for at, (share, _) in enumerate(parts)]
