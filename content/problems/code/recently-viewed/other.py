from collections import OrderedDict


def recently_viewed(room, acts):
    products = OrderedDict()
    shown = []
    for one in acts:
        if one[0] == "list":
            shown.append(list(products))
        elif one[0] == "remove":
            products.pop(one[1], None)
        else:
            products[one[1]] = None
            products.move_to_end(one[1], last=False)
            if len(products) > room:
                products.popitem()
    return shown
