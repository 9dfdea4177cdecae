type Color = [red: number, green: number, blue: number, alpha: number];

declare global {
  interface Window {
    pageColors: {
      /** The colour an element stands on, through everything transparent. */
      groundOf: (element: Element | null) => Color;
      /** How far a colour stands out from that, by the formula of WCAG. */
      contrast: (color: string, ground: Color) => number;
    };
  }
}

/** Tools for functions that run in the page. Runs there too, so it stands alone. */
export function installColors(): void {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  const known = new Map<string, Color>();
  const read = (color: string): Color => {
    const before = known.get(color);
    if (before) return before;
    if (!canvas) throw new Error("No canvas to read colours with");
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const value: Color = [red, green, blue, alpha / 255];
    known.set(color, value);
    return value;
  };
  const lay = (color: string, [red, green, blue]: Color): Color => {
    const [r, g, b, a] = read(color);
    return [r * a + red * (1 - a), g * a + green * (1 - a), b * a + blue * (1 - a), 1];
  };
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor } = getComputedStyle(element);
    return read(backgroundColor)[3] === 1
      ? read(backgroundColor)
      : lay(backgroundColor, groundOf(element.parentElement));
  };
  const contrast = (color: string, ground: Color): number => {
    const [light = 0, dark = 0] = [lay(color, ground), ground]
      .map((part) => {
        const [red = 0, green = 0, blue = 0] = part.map((value) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      })
      .toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  window.pageColors = { groundOf, contrast };
}
