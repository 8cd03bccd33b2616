def split_bill(total: int, weights: list[int]) -> list[int]:
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    left = total - sum(shares)
    order = sorted(range(len(weights)), key=lambda at: (-(total * weights[at] % whole), at))
    for at in order[:left]:
        shares[at] += 1
    return shares
