import { analyserOf } from '../../model/search/analyser';
import { createMatcher, findMatches } from '../../model/search/highlight';
import { wordsOf } from '../../model/search/normalise';

/** Content without running text: code, controls, text for screen readers only, and hidden or repeated text. */
const LEFT_ALONE = 'pre, button, svg, script, style, .visually-hidden, .term-note, .tab-title';

/** The highlighted words of a query. */
export interface PageHighlights {
  elements: readonly HTMLElement[];
  /** Removes the highlights. */
  clear: () => void;
}

/** Text nodes that may be highlighted. React never updates them, so splitting them is safe. */
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

const HEADINGS = 'main .prose :is(h2, h3, h4, h5, h6)';

/** The elements of a section, which its heading starts; or another element with an id. */
export function sectionElements(target: HTMLElement): HTMLElement[] {
  const elements = [target];
  if (!target.matches(HEADINGS)) return elements;
  for (let next = target.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.matches(HEADINGS) && next.tagName <= target.tagName) break;
    elements.push(next);
  }
  return elements;
}

/** Highlights the words of a query in finished content, by the stems of an answer. */
export function highlightPage(roots: readonly Element[], stems: readonly string[], lang: string): PageHighlights {
  const analyser = analyserOf(lang);
  const nodes = roots.flatMap(textNodes);
  // Compounds are split by the words of the page, because the index is not loaded here.
  const pageStems = new Set(nodes.flatMap(({ data }) => wordsOf(data).map(analyser.stem)));
  const matcher = createMatcher(stems, analyser, (stem) => pageStems.has(stem) || analyser.isCommon(stem));
  const elements = nodes.flatMap((node) => {
    // From last to first, so that splitting keeps earlier offsets valid.
    const matches = findMatches(node.data, matcher).reverse();
    return matches.map(({ start, end }) => wrap(node, start, end)).reverse();
  });
  return { elements, clear: () => elements.forEach(unwrap) };
}
