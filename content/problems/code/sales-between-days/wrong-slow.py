def sales_between(sales, questions):
    return [sum(sales[first - 1 : last]) for first, last in questions]
