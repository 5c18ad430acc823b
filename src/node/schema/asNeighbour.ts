import type { Neighbour } from '../../model/sidebar';
import type { DocNode } from './nodeTypes';

/** A doc as the page before or after another one. */
export function asNeighbour(doc: DocNode | null, locale: string): Neighbour | null {
  if (doc === null) return null;
  const label = doc.paginationLabel ?? doc.sidebarLabel;
  return { label, path: doc.path, lang: doc.locale === locale ? null : doc.locale };
}
