import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Vital } from '../model/analytics';

/** Layout shift is a share of the window, the others are milliseconds: three digits are enough for both. */
const DIGITS = 1000;

/** Reports the five web vitals of the loaded page, each when it is known, the last ones when the reader leaves. */
export function watchVitals(path: string, tell: (vital: Vital) => void): void {
  const report = ({ name, value, rating }: Metric) =>
    tell({ name, value: Math.round(value * DIGITS) / DIGITS, rating, path });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
