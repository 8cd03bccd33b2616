from itertools import accumulate


def stretches_above(sales: list[int], target: int) -> int:
    good = 0

    def merge_sort(values: list[int]) -> list[int]:
        nonlocal good
        if len(values) < 2:
            return values
        half = len(values) // 2
        left = merge_sort(values[:half])
        right = merge_sort(values[half:])
        merged = []
        i = 0
        for later in right:
            while i < len(left) and left[i] <= later:
                merged.append(left[i])
                i += 1
            good += i  # these stand earlier and are not larger
            merged.append(later)
        merged.extend(left[i:])
        return merged

    merge_sort([0, *accumulate(rupees - target for rupees in sales)])
    return good
