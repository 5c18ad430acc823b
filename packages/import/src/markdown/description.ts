import { toString } from 'mdast-util-to-string';
import type { Nodes, Paragraph, Root } from 'mdast';

/** The first sentence: up to a full stop or the like before white space, but not that of "1. toukokuuta". */
const SENTENCE = /^[\s\S]*?(?:[!?。！？]|\.(?!(?<=\d\.)\s+\p{Ll}))(?=\s|$)/u;

/** Words, not only an image or a tag. */
const WORDS = /\p{L}{2}/u;
/** Text that is not only a short remark, such as "Added in: v1.2". */
const LONG_ENOUGH = /\p{L}{2}(?:(?=.* ).{20}|.*[.!?:。！？：]$)/u;

/** Returns the visible text of a node, without comments, which are expressions in MDX. */
export function shownText(node: Nodes): string {
  const withoutExpressions = (each: Nodes): Nodes =>
    'children' in each
      ? ({
          ...each,
          children: (each.children as Nodes[])
            .filter(({ type }) => type !== 'mdxTextExpression')
            .map((child) => (child.type === 'break' ? { type: 'text', value: ' ' } : withoutExpressions(child))),
        } as Nodes)
      : each;
  return toString(withoutExpressions(node), { includeImageAlt: false }).replace(/\s+/g, ' ').trim();
}

/** A line of facts about a page: "Owner: Team A". */
const FACT = /^\p{L}[^:\n]{0,40}: [^\n]*[^.!?:\s]$/u;

const isFacts = ({ children }: Paragraph): boolean =>
  children
    .map((child) => (child.type === 'break' ? '\n' : toString(child)))
    .join('')
    .split('\n')
    .every((line) => FACT.test(line.trim()));

/** Returns the first paragraph that matches a pattern; one in a list or of facts only if `isAny`. */
function firstParagraph(node: Nodes, pattern: RegExp, isAny: boolean): string | undefined {
  if (node.type === 'paragraph') {
    if (!isAny && isFacts(node)) return undefined;
    // Signs of bold text that was written wrongly.
    const text = shownText(node).replace(/(?<!\S)\*\*(?: |$)/g, '');
    return pattern.test(text) ? text.trim() : undefined;
  }
  const isAside = ['code', 'table', 'containerDirective', 'heading', 'footnoteDefinition'].includes(node.type);
  if (isAside || !('children' in node) || (!isAny && node.type === 'list')) return undefined;
  for (const child of node.children) {
    const text = firstParagraph(child, pattern, isAny);
    if (text !== undefined) return text;
  }
  return undefined;
}

/**
 * Shortens a text to a number of characters, between words.
 * @example shorten('one two three', 9) // 'one two…'
 */
export function shorten(text: string, limit: number): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (signs.length <= limit) return signs.join('');
  const cut = signs.slice(0, limit - 1).join('');
  const word = cut.replace(/\s+\S*$/, '');
  return `${(word.length > limit / 2 ? word : cut).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Returns the first sentence of a text (of a very short one, the paragraph), cut; undefined without a paragraph. */
export function describe(tree: Root, limit: number): string | undefined {
  const text =
    firstParagraph(tree, LONG_ENOUGH, false) ??
    firstParagraph(tree, LONG_ENOUGH, true) ??
    firstParagraph(tree, WORDS, true);
  if (text === undefined) return undefined;
  const sentence = SENTENCE.exec(text)?.[0] ?? text;
  return shorten(sentence.length < 20 ? text : sentence, limit);
}
