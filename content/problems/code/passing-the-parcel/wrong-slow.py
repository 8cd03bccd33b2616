def leaving_order(children, passes):
    circle = list(children)
    place = 0
    order = []
    for times in passes:
        for _ in range(times):
            place += 1
            if place == len(circle):
                place = 0
        order.append(circle.pop(place))
        if place == len(circle):
            place = 0
    return order
