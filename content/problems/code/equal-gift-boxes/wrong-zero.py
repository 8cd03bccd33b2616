def most_boxes(sweets):
    boxes = sweets[0]
    for count in sweets[1:]:
        while boxes % count:
            boxes, count = count, boxes % count
        boxes = count
    return [boxes] + [count // boxes for count in sweets]
