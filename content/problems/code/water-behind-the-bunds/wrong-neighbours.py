def water_held(heights):
    water = 0
    for at in range(1, len(heights) - 1):
        level = min(heights[at - 1], heights[at + 1])
        water += max(0, level - heights[at])
    return water
