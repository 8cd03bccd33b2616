def most_delivered(orders, riders):
    light = sorted(orders)
    delivered = 0
    for strength in sorted(riders):
        if delivered < len(light) and light[delivered] < strength:
            delivered += 1
    return delivered
