def printing_order(pages, most):
    jobs = range(1, len(pages) + 1)
    return sorted(jobs, key=lambda job: (-(-pages[job - 1] // most), job))
