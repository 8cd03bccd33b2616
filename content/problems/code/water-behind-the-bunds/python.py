def water_held(heights):
    left, right = 0, len(heights) - 1
    left_wall = right_wall = water = 0
    while left <= right:
        if left_wall <= right_wall:
            left_wall = max(left_wall, heights[left])
            water += left_wall - heights[left]
            left += 1
        else:
            right_wall = max(right_wall, heights[right])
            water += right_wall - heights[right]
            right -= 1
    return water
