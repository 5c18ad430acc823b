/** Minimum contrast of text by WCAG 2.2, success criterion 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** Weights of red, green and blue in relative luminance, by WCAG. */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

function luminance(color: string): number {
  return WEIGHTS.reduce((sum, weight, index) => {
    const share = parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/** Returns the contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
