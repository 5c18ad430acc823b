import { opensAtTop, type ScrollMove } from '../../model/navigation/pageNavigation';
import { ARRIVING } from '../../model/navigation/pageStart';

/**
 * Lets the browser lay out and paint the beginning of a page that opens at its top before the rest, which styles
 * leave out meanwhile. Returns what brings the rest.
 */
export function beginWithFirstScreen(move: ScrollMove, document: Document = window.document): () => void {
  const main = opensAtTop(move) ? document.querySelector('main') : null;
  main?.setAttribute(ARRIVING, '');
  return () => main?.removeAttribute(ARRIVING);
}
