import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Nodes } from 'mdast';
import { codeRanges, createRangeTest } from '../markdown/codeRanges';
import { applyEdits, type Edit } from '../markdown/edits';
import { blankFrontMatter } from '../markdown/fixSource';
import { linePrefix } from '../markdown/tags';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const NOTE = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^"]*)")?[ \t]*$/;
const TAB = /^([ \t]*)===!?\+?[ \t]+"([^"]*)"[ \t]*$/;

/** The lines of an indented block below a line, without their indentation, and the number of lines that it takes. */
function indentedBlock(lines: readonly string[], from: number, indent: string): { inner: string[]; taken: number } {
  const inner: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') inner.push('');
    else if (line.startsWith(`${indent}    `)) inner.push(line.slice(indent.length + 4));
    else if (line.startsWith(`${indent}\t`)) inner.push(line.slice(indent.length + 1));
    else break;
  }
  while (inner.length > 0 && inner[inner.length - 1] === '') {
    inner.pop();
    at -= 1;
  }
  return { inner, taken: at - from };
}

/**
 * Notes (`!!! note "Title"`) and tabs (`=== "Name"`) of MkDocs in the form of Docusaurus, which is converted next. Those
 * in code are examples, and stay.
 */
function mkdocsBlocks(text: string): string {
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const isCode = createRangeTest(codeRanges(text));
  const result: string[] = [];
  let inTabs = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isExample = isCode(starts[at] ?? 0);
    const note = isExample ? null : NOTE.exec(line);
    const tab = isExample ? null : TAB.exec(line);
    const endTabs = () => {
      if (inTabs) result.push('</Tabs>', '');
      inTabs = false;
    };
    if (tab !== null) {
      const [, indent = '', label = ''] = tab;
      const { inner, taken } = indentedBlock(lines, at + 1, indent);
      if (!inTabs) result.push('<Tabs>');
      inTabs = true;
      result.push(
        `<TabItem label="${label.replace(/"/g, '&quot;')}">`,
        '',
        ...mkdocsBlocks(inner.join('\n')).split('\n'),
        '',
        '</TabItem>',
      );
      at += taken;
    } else if (note !== null) {
      endTabs();
      const [, indent = '', mark = '', kind = 'note', title] = note;
      const { inner, taken } = indentedBlock(lines, at + 1, indent);
      const body = mkdocsBlocks(inner.join('\n'))
        .split('\n')
        .map((each) => `${indent}${each}`.trimEnd());
      if (mark.startsWith('???')) {
        const label = (title ?? kind).replace(/"/g, '&quot;');
        result.push(`${indent}<details><summary>${label}</summary>`, '', ...body, '', `${indent}</details>`);
      } else {
        const colons = ':'.repeat(
          body.reduce((most, each) => Math.max(most, (/^\s*(:{3,})/.exec(each)?.[1]?.length ?? 2) + 1), 3),
        );
        result.push(
          `${indent}${colons}${kind}${title === undefined || title === '' ? '' : `[${title}]`}`,
          ...body,
          `${indent}${colons}`,
        );
      }
      at += taken;
    } else {
      if (line.trim() !== '') endTabs();
      result.push(line);
    }
  }
  if (inTabs) result.push('</Tabs>');
  return result.join('\n');
}

/** Signs that are plain text in Markdown and code in MDX. A heading's id in braces stays. */
function escapeBraces(text: string): string {
  return text.replace(/\\?[{}]/g, (sign) => (sign.startsWith('\\') ? sign : `\\${sign}`));
}

const HEADING_ID = /\s*\{:?\s*#([\w-]+)[^}]*\}[ \t]*$/;

/**
 * Makes plain Markdown into the MDX that pages of Docusaurus are: code by indentation is between fences, and braces
 * of the text are escaped. Tags stay, to be converted as those of Docusaurus are.
 */
export function plainToMdx(raw: string): string {
  const head = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(raw)?.[0] ?? '';
  const source = head === '' ? raw : raw.slice(head.length);
  const text = mkdocsBlocks(blankFrontMatter(source));
  const edits: Edit[] = [];
  const walk = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const written = text.slice(start, end);
    if (node.type === 'code' && !/^[`~]{3}/.test(written)) {
      const prefix = linePrefix(text, start);
      const lines = node.value.split('\n').map((line) => `${prefix}${line}`.trimEnd());
      edits.push({ start, end, text: `\`\`\`\n${lines.join('\n')}\n${prefix}\`\`\`` });
    } else if (node.type === 'text' && /[{}]/.test(written)) {
      const id = HEADING_ID.exec(written);
      const isLast = id !== null && (text[end] === '\n' || end === text.length);
      edits.push({
        start,
        end,
        text: isLast ? `${escapeBraces(written.slice(0, id.index))} {#${id[1] ?? ''}}` : escapeBraces(written),
      });
    }
    if ('children' in node) node.children.forEach((child) => walk(child));
  };
  walk(parser.parse(text));
  return head + applyEdits(text, edits);
}
