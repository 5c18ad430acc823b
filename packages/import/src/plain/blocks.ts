import { ADMONITIONS } from '../markdown/fixSource';
import { referenceAdvice } from '../markdown/reference';
import { ICON } from './inlineForms';
import { createCodeTest, linesAt, textOf, type Line, type Tell } from './lines';

const NOTE = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]*([\w-]+)(?:[ \t]+[\w-]+)*(?:[ \t]+"(.*)")?[ \t]*$/;
const TAB = /^([ \t]*)===!?\+?[ \t]+"(.*)"[ \t]*$/;
/** A block of PyMdown: `/// note | Title`. */
const SLASHES = /^([ \t]*)\/{3,}[ \t]*([\w-]+)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/;
const SLASHES_END = /^[ \t]*\/{3,}[ \t]*$/;
/** A part of the Python reference that a plugin makes: `::: httpx.get`. */
const REFERENCE = /^([ \t]*):::[ \t]+(\w+(?:\.\w+)+)[ \t]*$/;
/** The start of a tab in `::: tabs`, of the plugin vitepress-plugin-tabs. */
const TAB_LINE = /^[ \t]*==[ \t]+(.+?)[ \t]*$/;
/** An annotation in code, which Material shows without its mark: `# (1)!`. */
export const ANNOTATION = /(?<=(?:#|\/\/|--|;|\/\*|<!--)[ \t]*(?:\(\d+\)!?[ \t]*)*\(\d+\))!/g;
/** A container of VitePress or Pandoc. */
const CONTAINER = /^([ \t]*):{3,}[ \t]*(?:\{([^}\n]*)\}|([A-Za-z][\w-]*))[ \t]*(.*?)[ \t:]*$/;
const CONTAINER_END = /^[ \t]*:{3,}[ \t]*$/;
/** A named code block, which is a tab in a `code-group`. */
const FENCED =
  /^([ \t]*)(`{3,}|~{3,})([^`\n]*?)(?:[ \t]*\[([^\]\n]*)\]([^`\n]*))?[ \t]*\n([\s\S]*?\n)?[ \t]*\2[ \t]*$/gm;
const OTHER_CONTAINERS = ['details', 'code-group', 'raw', 'v-pre', 'tabs'];
const LINE_NUMBERS = /^([ \t]*[`~]{3,}[\w+#-]*):(?:no-)?line-numbers(?:=\d+)?/;
const DEFINITION = /^ {0,3}:[ \t]+(\S.*)$/;
const NO_TERM = /^[ \t]*(?:$|[-*+][ \t]|[#>|:!]|<(?!!--)|\d+[.)][ \t]|[`~]{3})/;

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

/** Returns a label for an attribute, in which Markdown would be shown as it is. */
const quoted = (label: string) => label.replace(ICON, '').replace(/`/g, '').trim().replace(/"/g, '&quot;');

/**
 * Returns the unindented lines of a block up to its closing `:::`, or another mark. Where inner blocks are not closed,
 * the first mark closes all of them, as in VitePress.
 */
function containedBlock(
  lines: readonly Line[],
  from: number,
  indent: string,
  isCode: (index: number) => boolean,
  [begin, end]: readonly [RegExp, RegExp],
): { inner: Line[]; taken: number } {
  let level = 1;
  let first = -1;
  let last = -1;
  for (let index = from; index < lines.length && last < 0; index += 1) {
    const { text } = lines[index] ?? { text: '' };
    if (isCode(index)) continue;
    if (end.test(text)) {
      level -= 1;
      if (first < 0) first = index;
      if (level === 0) last = index;
    } else if (begin.test(text)) level += 1;
  }
  const close = last < 0 ? first : last;
  const inner = lines
    .slice(from, close < 0 ? undefined : close)
    .map(({ text, at }) => ({ text: text.startsWith(indent) ? text.slice(indent.length) : text.trimStart(), at }));
  return { inner, taken: inner.length + Number(close >= 0) };
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
  /** Indentation of the current set of tabs. */
  let tabs: string | undefined;
  const endTabs = (at: number) => {
    if (tabs !== undefined) result.push(...linesAt(at, `${tabs}</Tabs>`, ''));
    tabs = undefined;
  };
  const convert = (inner: readonly Line[]) =>
    level > LEVEL_LIMIT ? [...inner] : convertBlocks(inner, tell, level + 1);
  const around = (before: readonly string[], body: readonly Line[], after: readonly string[], at: number) => {
    const [indent = ''] = /^[ \t]*/.exec(before[0] ?? '') ?? [];
    const made = body.map(({ text, at: own }) => ({ text: (indent + text).trimEnd(), at: own }));
    // Not `push(...lines)`: a call takes fewer arguments than a page may have lines.
    for (const each of [...linesAt(at, ...before), ...made, ...linesAt(at, ...after)]) result.push(each);
  };
  const tabSet = (
    indent: string,
    items: readonly { label: string; body: readonly Line[] }[],
    at: number,
    group = '',
  ) => {
    const inner = items.flatMap(({ label, body }) => [
      ...linesAt(at, `<TabItem label="${quoted(label)}">`, ''),
      ...convert(body),
      ...linesAt(at, '', '</TabItem>'),
    ]);
    around([`${indent}<Tabs${group}>`], inner, [`${indent}</Tabs>`, ''], at);
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
    if (text.trim() !== '' && (tab === null || tab[1] !== tabs)) endTabs(at);
    const [mkdocs, slashes] = [match(NOTE), match(SLASHES)];
    const container = slashes === null ? match(CONTAINER) : [text, slashes[1], undefined, slashes[2], slashes[3]];
    const reference = match(REFERENCE);
    const isTerm = !isCode(index) && !NO_TERM.test(text);
    const definition = isTerm ? definitionBlock(lines, index + 1) : undefined;
    if (isCode(index)) {
      // Only the first line is a fence; code can show other fences.
      const shown = index > 0 && isCode(index - 1) ? text : text.replace(LINE_NUMBERS, '$1');
      result.push({ text: shown.replace(ANNOTATION, ''), at });
    } else if (tab !== null) {
      const [, indent = '', label = ''] = tab;
      const { inner, taken } = indentedBlock(lines, index + 1, indent);
      if (tabs === undefined) result.push({ text: `${indent}<Tabs>`, at });
      tabs = indent;
      around([`${indent}<TabItem label="${quoted(label)}">`, ''], convert(inner), ['', `${indent}</TabItem>`], at);
      index += taken;
    } else if (reference !== null) {
      const { taken } = indentedBlock(lines, index + 1, reference[1] ?? '');
      tell(
        'dialect-lost',
        `The reference of "${reference[2] ?? ''}", which a plugin makes of code, was left out.${referenceAdvice('mkdocstrings')}`,
        at,
      );
      index += taken;
    } else if (mkdocs !== null) {
      const [, indent = '', mark = '', kind = 'note', title] = mkdocs;
      const { inner, taken } = indentedBlock(lines, index + 1, indent);
      if (mark.startsWith('???')) details(indent, quoted(title ?? kind), mark.endsWith('+'), inner, at);
      else note(indent, kind, title ?? '', inner, at);
      index += taken;
    } else if (container !== null) {
      const [, indent = '', attributes, word = '', rest = ''] = container;
      const classes = [...(attributes ?? '').matchAll(/\.(?:callout-)?([\w-]+)/g)].map(([, name = '']) => name);
      const kind = classes.find((name) => ADMONITIONS[name] !== undefined);
      const name = ADMONITIONS[word.toLowerCase()] === undefined ? kind : word;
      if (attributes === undefined && name === undefined && slashes === null && !OTHER_CONTAINERS.includes(word)) {
        result.push(line);
        continue;
      }
      const marks = slashes === null ? ([CONTAINER, CONTAINER_END] as const) : ([SLASHES, SLASHES_END] as const);
      const { inner, taken } = containedBlock(lines, index + 1, indent, isCode, marks);
      const title = rest.replace(/\{[^{}]*\}$|^\[(.*)\]$/, '$1').trim();
      const [, id] = /\{[^{}]*#([\w:.-]+)[^{}]*\}$/.exec(rest) ?? [];
      if (id !== undefined) result.push({ text: `${indent}<a id="${id}"></a>`, at }, { text: '', at });
      if (word === 'details') details(indent, title || 'Details', /\{.*open/.test(rest), inner, at);
      else if (name !== undefined) note(indent, name, attributes === undefined ? title : '', inner, at);
      else if (/caption$/.test(word)) around([''], [{ text: `*${textOf(inner).trim()}*`, at }], [''], at);
      else if (word === 'tab') tabSet(indent, [{ label: title, body: inner }], at);
      else if (word === 'tabs') {
        const isInnerCode = createCodeTest(inner);
        const items: { label: string; body: Line[] }[] = [];
        inner.forEach((each, place) => {
          const label = isInnerCode(place) ? undefined : TAB_LINE.exec(each.text)?.[1];
          if (label === undefined) items.at(-1)?.body.push(each);
          else items.push({ label, body: [] });
        });
        const [, key] = /^key:(.+)/.exec(title) ?? [];
        tabSet(indent, items, at, key === undefined ? '' : ` groupId="${quoted(key)}"`);
      } else if (word === 'code-group') {
        const items = [...textOf(inner).matchAll(FENCED)].map(
          ([, , mark = '', info = '', name, more = '', code = '']) => ({
            label: name ?? /^[\w+#-]+/.exec(info)?.[0] ?? 'Code',
            body: linesAt(at, ...`${mark}${info}${more}\n${code}${mark}`.split('\n')),
          }),
        );
        if (items.length > 0) tabSet(indent, items, at);
        const others = textOf(inner).replace(FENCED, '').trim();
        if (others !== '') around([''], convert(linesAt(at, ...others.split('\n'))), [''], at);
      } else {
        tell('dialect', `The signs of the block "${text.trim()}" were left out.`, at);
        around([''], convert(inner), [''], at);
      }
      index += taken;
    } else if (definition !== undefined) {
      const term = /\*\*|__|^<!--/.test(text) ? text.trim() : `**${text.trim()}**`;
      const body = convert(definition.inner).map((each) => ({ text: `  ${each.text}`.trimEnd(), at: each.at }));
      for (const each of [{ text: `- ${term}`, at }, ...body]) result.push(each);
      index += definition.taken;
    } else result.push(line);
  }
  endTabs(lines.at(-1)?.at ?? 1);
  return result;
}
