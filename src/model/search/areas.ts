import { isWithin } from '../site/path';

/** Where an area of the site lies. */
export interface AreaPlace {
  id: string;
  /** Paths of which the pages under them are the area. */
  under: readonly string[];
}

/**
 * The area that a page belongs to: the one whose path is nearest to it; null for a page outside of all.
 * @example areaOf('/docs/faq/laskutus', [{ id: 'faq', under: ['/docs/faq'] }]) // 'faq'
 */
export function areaOf(path: string, areas: readonly AreaPlace[]): string | null {
  let best: { id: string; length: number } | undefined;
  for (const { id, under } of areas) {
    for (const place of under) {
      if (isWithin(path, place) && place.length > (best?.length ?? 0)) best = { id, length: place.length };
    }
  }
  return best?.id ?? null;
}
