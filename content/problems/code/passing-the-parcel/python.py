def leaving_order(children: list[str], passes: list[int]) -> list[str]:
    circle = list(children)
    place = 0
    order = []
    for times in passes:
        place = (place + times) % len(circle)
        order.append(circle.pop(place))
        if place == len(circle):
            place = 0
    return order
