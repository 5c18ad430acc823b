import { analyserOf } from '../../model/search/analyser';
import { createMatcher, findMatches } from '../../model/search/highlight';
import { wordsOf } from '../../model/search/normalise';

/**
 * Parts of content that are no running text: code, controls, what is for screen readers alone, and what shows
 * elsewhere or not at all.
 */
const LEFT_ALONE = 'pre, button, svg, script, style, .visually-hidden, .term-note, .tab-title';

/** The words of a query in finished content, marked. */
export interface PageMarks {
  marks: readonly HTMLElement[];
  /** Takes the marks off again. */
  clear: () => void;
}

/** Text nodes of the content that may be marked. React never renders them anew, so they may be cut. */
function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(LEFT_ALONE) === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

function wrap(node: Text, start: number, end: number): HTMLElement {
  const word = node.splitText(start);
  word.splitText(end - start);
  const mark = document.createElement('mark');
  word.replaceWith(mark);
  mark.append(word);
  return mark;
}

function unwrap(mark: HTMLElement): void {
  const parent = mark.parentNode;
  mark.replaceWith(...mark.childNodes);
  parent?.normalize();
}

/**
 * Marks what a query meant in finished content.
 * @param stems an answer's `marks`
 * @param lang language of the content
 */
export function markPage(roots: readonly Element[], stems: readonly string[], lang: string): PageMarks {
  const analyser = analyserOf(lang);
  const nodes = roots.flatMap(textNodes);
  // Compounds are taken apart by the words of the page itself: the index's are not here.
  const known = new Set(nodes.flatMap(({ data }) => wordsOf(data).map(analyser.stem)));
  const matcher = createMatcher(stems, analyser, (stem) => known.has(stem) || analyser.isCommon(stem));
  const marks = nodes.flatMap((node) => {
    // From the last to the first, so that cutting leaves the places before it as they are.
    const places = findMatches(node.data, matcher).reverse();
    return places.map(({ start, end }) => wrap(node, start, end)).reverse();
  });
  return { marks, clear: () => marks.forEach(unwrap) };
}
