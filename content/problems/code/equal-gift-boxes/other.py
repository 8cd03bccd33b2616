def most_boxes(sweets):
    left = [count for count in set(sweets) if count]
    while len(left) > 1:
        smallest = min(left)
        left = [rest for rest in {count % smallest for count in left} if rest] + [smallest]
    boxes = left[0]
    return [boxes, *(count // boxes for count in sweets)]
