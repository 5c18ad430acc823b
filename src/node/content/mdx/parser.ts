import { directive } from 'micromark-extension-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Nodes, Root } from 'mdast';
import { LimitError, LIMITS, withinLimits } from '../../diagnostics/limits';

const COLON = 58;

/** Parses only container directives (`:::tip`): others would match Finnish abbreviations such as `EU:n`. */
function remarkContainerDirective(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  const constructs = directive().flow?.[COLON];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  (data.micromarkExtensions ??= []).push({ flow: { [COLON]: [container] } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkContainerDirective)
  .freeze();

/** Throws if a tree has too many levels or headings. */
function assertLimits(tree: Root): void {
  let headings = 0;
  let level: Nodes[] = [tree];
  for (let count = 1; level.length > 0; count += 1) {
    const [first] = level;
    if (count > LIMITS.levels) throw new LimitError('levels', first?.position?.start.line);
    headings += level.filter(({ type }) => type === 'heading').length;
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  if (headings > LIMITS.headings) throw new LimitError('headings');
}

/** The marks of quotes and lists at the start of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;

/**
 * Parses MDX into a Markdown tree. Throws a `VFileMessage` with a position when the text is not MDX, and a `LimitError`
 * when it is too long, too deep or too slow.
 */
export function parseMdx(text: string): Root {
  if (text.length > LIMITS.pageCharacters) throw new LimitError('pageCharacters');
  // The parser is slow with many marks on one line, so look before.
  for (const { 0: marks, index } of text.matchAll(CONTAINERS))
    if ((marks.match(/[>.)*+-]/g)?.length ?? 0) > LIMITS.levels)
      throw new LimitError('levels', text.slice(0, index).split('\n').length);
  const tree = withinLimits(text, 'levels', () => processor.parse(text));
  assertLimits(tree);
  return tree;
}
