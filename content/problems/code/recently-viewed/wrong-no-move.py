def recently_viewed(room, acts):
    products = {}
    shown = []
    for act, *rest in acts:
        if act == "list":
            shown.append(list(reversed(products)))
        elif act == "remove":
            products.pop(rest[0], None)
        else:
            products[rest[0]] = True
            if len(products) > room:
                del products[next(iter(products))]
    return shown
