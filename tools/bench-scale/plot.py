"""A plot with logarithmic axes, as SVG."""

import math
from html import escape

WIDTH, HEIGHT, GAP = 360, 300, 50
COLOURS = ["#1f6fb2", "#c8502d", "#3d8b4f", "#7a4fa0"]


def decades(values):
    return math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))


def panel(title, series, left):
    """One diagram: `series` is [(name, [(x, y), ...]), ...]."""
    xs = [x for _, points in series for x, _ in points]
    ys = [y for _, points in series for _, y in points]
    (x0, x1), (y0, y1) = decades(xs), decades(ys)

    def place(x, y):
        right = (math.log10(x) - x0) / max(1, x1 - x0) * WIDTH
        up = (math.log10(y) - y0) / max(1, y1 - y0) * HEIGHT
        return f"{left + right:.1f},{GAP + HEIGHT - up:.1f}"

    out = [f'<text x="{left}" y="{GAP - 20}" font-weight="bold">{escape(title)}</text>']
    for power in range(x0, x1 + 1):
        x, y = place(10**power, 10**y0).split(",")
        out.append(f'<path d="M{x},{GAP} V{y}" stroke="#ddd"/>')
        out.append(f'<text x="{x}" y="{float(y) + 16}" text-anchor="middle">{10**power:g}</text>')
    for power in range(y0, y1 + 1):
        x, y = place(10**x0, 10**power).split(",")
        out.append(f'<path d="M{x},{y} h{WIDTH}" stroke="#ddd"/>')
        out.append(f'<text x="{float(x) - 6}" y="{y}" text-anchor="end">{10**power:g}</text>')
    for number, (name, points) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(place(x, y) for x, y in points)
        out.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [
            '<circle cx="{}" cy="{}" r="3" fill="{}"/>'.format(*place(x, y).split(","), colour)
            for x, y in points
        ]
        at = GAP + 16 + 16 * number
        out.append(f'<text x="{left + 10}" y="{at}" fill="{colour}">{escape(name)}</text>')
    return out


def plot(panels):
    """The text of an SVG file with these (title, series) side by side."""
    whole = GAP + len(panels) * (WIDTH + 2 * GAP)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="{HEIGHT + 2 * GAP}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for number, (title, series) in enumerate(panels):
        out += panel(title, series, 1.5 * GAP + number * (WIDTH + 2 * GAP))
    return "\n".join([*out, "</svg>"]) + "\n"
