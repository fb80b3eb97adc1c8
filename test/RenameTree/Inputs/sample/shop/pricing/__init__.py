from ..orders import OrderBook
from .discount import apply_rebate
from .total_price import total_price

PRICES = {"pen": 1.5, "ink": 4.0, "cap": 0.5}
