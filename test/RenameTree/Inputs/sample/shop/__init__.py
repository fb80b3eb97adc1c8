from .pricing import total_price as total_price
