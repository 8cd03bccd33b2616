def recently_viewed(room, acts):
    products = []
    shown = []
    for act, *rest in acts:
        if act == "list":
            shown.append(products[:])
            continue
        if rest[0] in products:
            products.remove(rest[0])
        if act == "view":
            products.insert(0, rest[0])
            del products[room:]
    return shown
