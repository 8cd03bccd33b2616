def leaving_order(children, passes):
    circle = list(children)
    place = 0
    order = []
    for times in passes:
        place = (place + times) % len(circle)
        order.append(circle.pop(place))
        place += 1
    return order
