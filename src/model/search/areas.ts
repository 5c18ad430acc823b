import { isWithin } from '../site/path';

/** An area of the site. */
export interface AreaPaths {
  id: string;
  /** Path prefixes of the area. */
  under: readonly string[];
}

/** The id of a page's area: the one with the longest matching prefix; null for a page outside all areas. */
export function areaOf(path: string, areas: readonly AreaPaths[]): string | null {
  let best: { id: string; length: number } | undefined;
  for (const { id, under } of areas) {
    for (const prefix of under) {
      if (isWithin(path, prefix) && prefix.length > (best?.length ?? 0)) best = { id, length: prefix.length };
    }
  }
  return best?.id ?? null;
}
