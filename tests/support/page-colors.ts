type Color = [red: number, green: number, blue: number, alpha: number];

declare global {
  interface Window {
    pageColors: {
      /** Returns the color behind an element's content, blended with everything below it. */
      groundOf: (element: Element | null) => Color;
      /** Returns the contrast ratio of WCAG. */
      contrast: (color: string, ground: Color) => number;
    };
  }
}

/** Adds color functions for other functions that run in the page. */
export function installColors(): void {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  const known = new Map<string, Color>();
  const read = (color: string): Color => {
    const before = known.get(color);
    if (before) return before;
    if (!canvas) throw new Error("No canvas to read colors with");
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const value: Color = [red, green, blue, alpha / 255];
    known.set(color, value);
    return value;
  };
  const blend = (color: string, [red, green, blue]: Color): Color => {
    const [r, g, b, a] = read(color);
    return [r * a + red * (1 - a), g * a + green * (1 - a), b * a + blue * (1 - a), 1];
  };
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor } = getComputedStyle(element);
    return read(backgroundColor)[3] === 1
      ? read(backgroundColor)
      : blend(backgroundColor, groundOf(element.parentElement));
  };
  const contrast = (color: string, ground: Color): number => {
    const [light = 0, dark = 0] = [blend(color, ground), ground]
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
