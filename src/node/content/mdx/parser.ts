import { directive } from 'micromark-extension-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Root } from 'mdast';

const COLON = 58;

/**
 * Only the container directive (`:::tip`). The text and leaf ones would take the endings of Finnish
 * abbreviations for names: `EU:n` is no directive.
 */
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

/** Parses MDX into a Markdown tree; throws a `VFileMessage` with a place when it is not MDX. */
export function parseMdx(text: string): Root {
  return processor.parse(text);
}
