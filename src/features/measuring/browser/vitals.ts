import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Vital } from '../model/analytics';

/** Layout shift is a share of the window, all else are milliseconds: three digits are enough for both. */
const DIGITS = 1000;

/** Tells the five figures of the page that the browser has loaded, each once it is known, the last ones when it is left. */
export function watchVitals(path: string, tell: (vital: Vital) => void): void {
  const report = ({ name, value, rating }: Metric) =>
    tell({ name, value: Math.round(value * DIGITS) / DIGITS, rating, path });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
