def missing_tokens(tokens, issued):
    back = set(tokens)
    gaps = []
    number = 1
    while number <= issued:
        if number in back:
            number += 1
            continue
        last = number
        while last < issued and last + 1 not in back:
            last += 1
        gaps.append(str(number) if last == number else f"{number}-{last}")
        number = last + 1
    return gaps
