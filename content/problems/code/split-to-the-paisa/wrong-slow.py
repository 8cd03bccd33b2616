def split_bill(total, weights):
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    lost = [total * weight % whole for weight in weights]
    for _ in range(total - sum(shares)):
        at = lost.index(max(lost))
        shares[at] += 1
        lost[at] = -1
    return shares
