def cheapest_offers(offers, days):
    return [
        min((offer["rupees"] for offer in offers if offer["from"] <= day <= offer["to"]), default=None)
        for day in days
    ]
