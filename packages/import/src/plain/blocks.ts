import { ADMONITIONS } from '../markdown/fixSource';
import { createCodeTest, linesAt, textOf, type Line, type Tell } from './lines';

const NOTE = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"([^"]*)")?[ \t]*$/;
const TAB = /^([ \t]*)===!?\+?[ \t]+"([^"]*)"[ \t]*$/;
/** An alert of GitHub or Obsidian in a quote. */
const ALERT = /^([ \t]*)>[ \t]?\[!([\w-]+)\][+-]?[ \t]*(.*)$/;
/** A container of VitePress or Pandoc. */
const CONTAINER = /^([ \t]*):{3,}[ \t]*(?:\{([^}\n]*)\}|([A-Za-z][\w-]*))[ \t]*(.*?)[ \t:]*$/;
const CONTAINER_END = /^[ \t]*:{3,}[ \t]*$/;
/** A named code block, which is a tab in a `code-group`. */
const FENCED = /^([ \t]*)(`{3,}|~{3,})([^`\n]*?)(?:[ \t]*\[([^\]\n]*)\])?[ \t]*\n([\s\S]*?\n)?[ \t]*\2[ \t]*$/gm;
const LINE_NUMBERS = /^([ \t]*[`~]{3,}[\w+#-]*):(?:no-)?line-numbers(?:=\d+)?/;
/** A VitePress comment that marks a line of code, as highlighted or added for example. */
const CODE_MARK = /[ \t]*(?:\/\/|#|--|\/\*|<!--)[ \t]*\[!code[ \t]+([^\]]*)\][ \t]*(?:\*\/|-->)?[ \t]*$/;
const DEFINITION = /^ {0,3}:[ \t]+(\S.*)$/;
const NO_TERM = /^[ \t]*(?:$|[-*+][ \t]|[#>|:<!]|\d+[.)][ \t]|[`~]{3})/;

/** Most nested blocks. */
const LEVEL_LIMIT = 50;

/** Returns the unindented lines of an indented block, and their number. */
function indentedBlock(lines: readonly Line[], from: number, indent: string): { inner: Line[]; taken: number } {
  const inner: Line[] = [];
  let index = from;
  for (; index < lines.length; index += 1) {
    const { text, at } = lines[index] ?? { text: '', at: 0 };
    if (text.trim() === '') inner.push({ text: '', at });
    else if (text.startsWith(`${indent}    `)) inner.push({ text: text.slice(indent.length + 4), at });
    else if (text.startsWith(`${indent}\t`)) inner.push({ text: text.slice(indent.length + 1), at });
    else break;
  }
  while (inner.at(-1)?.text === '') {
    inner.pop();
    index -= 1;
  }
  return { inner, taken: index - from };
}

const quoted = (label: string) => label.replace(/"/g, '&quot;');

/** Returns the lines of a block up to its closing `:::`. */
function containedBlock(
  lines: readonly Line[],
  from: number,
  isCode: (index: number) => boolean,
): { inner: Line[]; taken: number } {
  let level = 1;
  const length = lines.slice(from).findIndex(({ text }, index) => {
    if (isCode(from + index)) return false;
    if (CONTAINER_END.test(text)) level -= 1;
    else if (CONTAINER.test(text)) level += 1;
    return level === 0;
  });
  const inner = lines.slice(from, length < 0 ? undefined : from + length);
  return { inner, taken: inner.length + Number(length >= 0) };
}

/** Returns the definition in the lines below a term. */
function definitionBlock(lines: readonly Line[], from: number): { inner: Line[]; taken: number } | undefined {
  const inner: Line[] = [];
  let index = from;
  if (lines[index]?.text.trim() === '') index += 1;
  for (
    let begin = DEFINITION.exec(lines[index]?.text ?? '');
    begin !== null;
    begin = DEFINITION.exec(lines[index]?.text ?? '')
  ) {
    inner.push(...linesAt(lines[index]?.at ?? 0, '', begin[1] ?? ''));
    for (index += 1; !NO_TERM.test(lines[index]?.text ?? ''); index += 1)
      inner.push(...linesAt(lines[index]?.at ?? 0, lines[index]?.text.trim() ?? ''));
    const more = indentedBlock(lines, index, '');
    for (const each of more.inner) inner.push(each);
    index += more.taken;
  }
  return inner.length === 0 ? undefined : { inner, taken: index - from };
}

/**
 * Converts admonitions, tabs, definitions and collapsed sections of other programs to Docusaurus', which is converted
 * next. Skips code.
 */
export function convertBlocks(lines: readonly Line[], tell: Tell, level = 0): Line[] {
  const isCode = createCodeTest(lines);
  const result: Line[] = [];
  let inTabs = false;
  const endTabs = (at: number) => {
    if (inTabs) result.push(...linesAt(at, '</Tabs>', ''));
    inTabs = false;
  };
  const convert = (inner: readonly Line[]) =>
    level > LEVEL_LIMIT ? [...inner] : convertBlocks(inner, tell, level + 1);
  const around = (before: readonly string[], body: readonly Line[], after: readonly string[], at: number) => {
    const [indent = ''] = /^[ \t]*/.exec(before[0] ?? '') ?? [];
    const made = body.map(({ text, at: own }) => ({ text: (indent + text).trimEnd(), at: own }));
    // Not `push(...lines)`: a call takes fewer arguments than a page may have lines.
    for (const each of [...linesAt(at, ...before), ...made, ...linesAt(at, ...after)]) result.push(each);
  };
  const details = (indent: string, label: string, isOpen: boolean, inner: readonly Line[], at: number) => {
    const tag = `${indent}<details${isOpen ? ' open' : ''}><summary>${label}</summary>`;
    around([tag, ''], convert(inner), ['', `${indent}</details>`], at);
  };
  const note = (indent: string, kind: string, title: string, inner: readonly Line[], at: number) => {
    const body = convert(inner);
    const most = body.reduce((length, { text }) => Math.max(length, /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 2), 2);
    const colons = indent + ':'.repeat(most + 1);
    around([`${colons}${kind}${title === '' ? '' : `[${title}]`}`], body, [colons], at);
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? { text: '', at: 0 };
    const { text, at } = line;
    const match = (pattern: RegExp) => (isCode(index) ? null : pattern.exec(text));
    const tab = match(TAB);
    if (tab === null && text.trim() !== '') endTabs(at);
    const [mkdocs, alert, container] = [match(NOTE), match(ALERT), match(CONTAINER)];
    const isTerm = !isCode(index) && !NO_TERM.test(text);
    const definition = isTerm ? definitionBlock(lines, index + 1) : undefined;
    if (isCode(index)) {
      const [, mark] = CODE_MARK.exec(text) ?? [];
      if (mark !== undefined) tell('code-meta', `The code block lost "[!code ${mark}]".`, at);
      result.push({ text: text.replace(CODE_MARK, '').replace(LINE_NUMBERS, '$1'), at });
    } else if (tab !== null) {
      const [, indent = '', label = ''] = tab;
      const { inner, taken } = indentedBlock(lines, index + 1, indent);
      if (!inTabs) result.push({ text: '<Tabs>', at });
      inTabs = true;
      around([`<TabItem label="${quoted(label)}">`, ''], convert(inner), ['', '</TabItem>'], at);
      index += taken;
    } else if (mkdocs !== null) {
      const [, indent = '', mark = '', kind = 'note', title] = mkdocs;
      const { inner, taken } = indentedBlock(lines, index + 1, indent);
      if (mark.startsWith('???')) details(indent, quoted(title ?? kind), mark.endsWith('+'), inner, at);
      else note(indent, kind, title ?? '', inner, at);
      index += taken;
    } else if (alert !== null) {
      const [, indent = '', word = '', title = ''] = alert;
      const kind = ADMONITIONS[word.toLowerCase()];
      const end = lines.findIndex((each, place) => place > index && !each.text.startsWith(`${indent}>`));
      const inner = lines
        .slice(index + 1, end < 0 ? undefined : end)
        .map((each) => ({ text: each.text.slice(indent.length + 1).replace(/^ /, ''), at: each.at }));
      note(indent, kind ?? 'note', title === '' && kind === undefined ? word : title, inner, at);
      index += inner.length;
    } else if (container !== null) {
      const [, indent = '', attributes, word = '', rest = ''] = container;
      const classes = [...(attributes ?? '').matchAll(/\.(?:callout-)?([\w-]+)/g)].map(([, name = '']) => name);
      const kind = classes.find((name) => ADMONITIONS[name] !== undefined);
      if (attributes === undefined && !['details', 'code-group', 'raw', 'v-pre'].includes(word)) {
        result.push(line);
        continue;
      }
      const { inner, taken } = containedBlock(lines, index + 1, isCode);
      if (word === 'details')
        details(indent, rest.replace(/\{.*/, '').trim() || 'Details', /\{.*open/.test(rest), inner, at);
      else if (kind !== undefined) note(indent, kind, '', inner, at);
      else if (word === 'code-group') {
        const tabs = textOf(inner).replace(
          FENCED,
          (_all, start: string, mark: string, info: string, name: string | undefined, code: string | undefined) =>
            `${start}<TabItem label="${quoted(name ?? (info.trim() || 'Code'))}">\n\n${start}${mark}${info}\n${code ?? ''}${start}${mark}\n\n${start}</TabItem>`,
        );
        around(
          [`${indent}<Tabs>`, ''],
          convert(tabs.split('\n').map((each) => ({ text: each, at }))),
          ['', `${indent}</Tabs>`],
          at,
        );
      } else {
        tell('dialect', `The signs of the block "${text.trim()}" were left out.`, at);
        around([''], convert(inner), [''], at);
      }
      index += taken;
    } else if (definition !== undefined) {
      const term = /\*\*|__/.test(text) ? text.trim() : `**${text.trim()}**`;
      const body = convert(definition.inner).map((each) => ({ text: `  ${each.text}`.trimEnd(), at: each.at }));
      for (const each of [{ text: `- ${term}`, at }, ...body]) result.push(each);
      index += definition.taken;
    } else result.push(line);
  }
  endTabs(lines.at(-1)?.at ?? 1);
  return result;
}
