from collections import deque


def leaving_order(children, passes):
    circle = deque(children)  # whoever holds the parcel is in front
    order = []
    for times in passes:
        circle.rotate(-(times % len(circle)))
        order.append(circle.popleft())
    return order
