def split_bill(total, weights):
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    left = total - sum(shares)
    order = sorted((total * weight % whole, at) for at, weight in enumerate(weights))
    for _, at in order[len(order) - left :]:
        shares[at] += 1
    return shares
