import { directive } from 'micromark-extension-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Root } from 'mdast';

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

/** Parses MDX into a Markdown tree. Throws a `VFileMessage` with a position when the text is not MDX. */
export function parseMdx(text: string): Root {
  return processor.parse(text);
}
