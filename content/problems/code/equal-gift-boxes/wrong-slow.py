def most_boxes(sweets):
    boxes = min(count for count in sweets if count)
    while any(count % boxes for count in sweets):
        boxes -= 1
    return [boxes] + [count // boxes for count in sweets]
