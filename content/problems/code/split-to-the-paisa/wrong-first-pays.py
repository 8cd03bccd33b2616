def split_bill(total, weights):
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    lost = [total * weight % whole for weight in weights]
    shares[lost.index(max(lost))] += total - sum(shares)
    return shares
