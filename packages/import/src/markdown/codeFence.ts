/** The parts of a code block. */
interface Fence {
  lang: string;
  meta: string;
  value: string;
}

/** What a code block lost, or how it is shown now, with the kind of the report entry. */
interface FenceNote {
  kind: 'code-meta' | 'code-language' | 'drawing' | 'math';
  message: string;
}

const PARTS = /\[[^\]]+\]|[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}|\S+/g;
/** Docusaurus' comments that highlight lines, in the syntax of all its languages. */
const MARK =
  /^[ \t]*(?:\/\/|#|--|%|\/\*|\{\/\*|<!--)[ \t]*(highlight-next-line|highlight-start|highlight-end)[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/** Returns the visible title of a code block. */
export const codeTitle = (meta: string | null | undefined): string =>
  /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(meta ?? '')
    ?.slice(1)
    .find((text) => text !== undefined) ?? '';

/** A VitePress comment about its line or the next ones: `// [!code ++]`, `# [!code highlight:3]`. */
const LINE_MARK =
  /[ \t]*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)[ \t]*((?:\[!code[ \t]+[^\]\n]*\][ \t]*)+)(?:\*\/\}?|-->)?[ \t]*$/;

/** A line that is added (`+`) or removed (`-`). */
type Change = '+' | '-' | ' ';

/**
 * Removes the comments that highlight lines; line numbers refer to the remaining lines. Code with added and removed
 * lines begins with their signs, as in the language `diff`.
 */
export function takeMarks(value: string): { value: string; marked: number[]; isDiff: boolean } {
  const lines: string[] = [];
  const marked: number[] = [];
  const changes: Change[] = [];
  let isOpen = false;
  let next = 0;
  let change: Change = ' ';
  let changed = 0;
  for (const line of value.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    const ofLine = LINE_MARK.exec(line);
    const text = ofLine === null ? line : line.slice(0, ofLine.index);
    for (const [, sign = '', count = '1'] of ofLine?.[1]?.matchAll(/!code[ \t]+([^\]:\s]+)(?::(\d+))?/g) ?? []) {
      if (/^(?:hl|highlight|focus|error|warning)$/.test(sign)) next = Number(count);
      if (sign === '++' || sign === '--') [change, changed] = [sign === '++' ? '+' : '-', Number(count)];
    }
    if (mark === 'highlight-start') isOpen = true;
    else if (mark === 'highlight-end') isOpen = false;
    else if (mark === 'highlight-next-line') next = 1;
    else if (ofLine === null || text.trim() !== '') {
      lines.push(text);
      if (isOpen || next > 0) marked.push(lines.length);
      changes.push(changed > 0 ? change : ' ');
      next -= 1;
      changed -= 1;
    }
  }
  const isDiff = changes.some((sign) => sign !== ' ');
  const rest = isDiff ? lines.map((line, index) => `${changes[index] ?? ' '}${line}`.trimEnd()) : lines;
  return { value: rest.join('\n'), marked, isDiff };
}

const CUT = /^[ \t]*\/\/ ?---cut(-[a-z]+)?---[ \t]*$/;
/** Asks Twoslash for a type, or tells it of errors. */
const QUERY = /^[ \t]*\/\/[ \t]*(?:\^[?|]|@(?:noErrors|errors)\b)/;

/** Leaves out the lines that Twoslash reads and no reader sees: `// ---cut---` is below them. */
export function withoutCuts(code: string): string {
  if (!/---cut|\/\/[ \t]*[\^@]/.test(code)) return code;
  const lines = code.split('\n');
  const signs = lines
    .map((line) => CUT.exec(line))
    .map((found) => (found === null ? undefined : (found[1] ?? '-before')));
  const from = signs.lastIndexOf('-before') + 1;
  const to = signs.indexOf('-after', from);
  let isHidden = false;
  return lines
    .filter((line, index) => {
      if (signs[index] === '-start') isHidden = true;
      else if (signs[index] === '-end') isHidden = false;
      return index >= from && (to < 0 || index < to) && !isHidden && signs[index] === undefined && !QUERY.test(line);
    })
    .join('\n')
    .trimEnd();
}

const rangeNumbers = (list: string, count: number): number[] =>
  list.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)(?:(?:-|\.\.)(\d+))?\s*$/.exec(part) ?? [];
    if (from === undefined) return [];
    const last = Math.min(Number(to), count);
    return Array.from({ length: Math.max(0, last - Number(from) + 1) }, (_, index) => Number(from) + index);
  });

/**
 * Formats line numbers for a code block.
 * @example rangesOf([1, 2, 3, 5]) // '{1-3,5}'
 */
function rangesOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].filter((number) => number > 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.length === 0 ? '' : `{${ranges.map(([a, b]) => (a === b ? a : `${a}-${b}`)).join(',')}}`;
}

const DRAWN = new Set(['mermaid', 'math', 'latex-math', 'plantuml', 'dot']);
/** Language names that Prism, the highlighter of Docusaurus, knows and Shiki does not, each with the name used here. */
const OTHER_NAMES = new Map<string, string>([
  ...'text/plain none no-highlight nohighlight plain plaintext raw ascii gitignore tree plain_text output ebnf'
    .split(' ')
    .map((name) => [name, 'text'] as const),
  ...'shell-session shellsession, env dotenv, flow javascript, cmd bat, npm bash, svg xml, markup html, objectivec objective-c, golang go'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
]);

const NPM =
  /^([ \t$#>]*)(npm|npx)(?:[ \t]+(install|i|add|ci|run|run-script|uninstall|remove|rm|init|create|exec))?(?=[ \t]|$)(.*)$/;

/** Returns a line of npm as Yarn and pnpm write it. */
function ofManager(line: string, manager: 'yarn' | 'pnpm'): string {
  const [, start = '', program, command = '', rest = ''] = NPM.exec(line) ?? [];
  if (program === undefined) return line;
  const isYarn = manager === 'yarn';
  const write = (verb: string, options = rest) => `${start}${manager} ${verb}${options}`.trimEnd();
  if (program === 'npx') return write(`dlx${command === '' ? '' : ` ${command}`}`);
  if (/^(?:run|run-script)$/.test(command)) return isYarn ? `${start}yarn${rest}` : write('run');
  if (command === 'exec') return write(isYarn ? 'run' : 'exec');
  if (command === 'ci') return write('install --frozen-lockfile');
  if (/^(?:init|create)$/.test(command)) return write(/^[ \t]+[^-\s]/.test(rest) ? 'create' : 'init');
  const isGlobal = /[ \t](?:-g|--global)(?=[ \t]|$)/.test(rest);
  const options = isYarn
    ? rest
        .replace(/[ \t](?:-g|--global|--save|-S)(?=[ \t]|$)/g, '')
        .replace(/[ \t](?:-D|--save-dev)(?=[ \t]|$)/g, ' --dev')
    : rest.replace(/[ \t](?:--save|-S)(?=[ \t]|$)/g, '');
  const scope = isYarn && isGlobal ? 'global ' : '';
  if (/^(?:uninstall|remove|rm)$/.test(command)) return write(`${scope}remove`, options);
  if (command === '') return write('', rest.trimStart());
  return write(`${scope}${/[ \t][^-\s]/.test(options) ? 'add' : 'install'}`, options);
}

/**
 * Returns the tabs of a code block with `npm2yarn`: the same commands for three package managers.
 * @param fence writes the fence of a code
 */
export const managerTabs = (value: string, fence: (code: string) => string): string => {
  const codes = [
    ['npm', value],
    ...(['yarn', 'pnpm'] as const).map((manager) => [
      manager === 'yarn' ? 'Yarn' : manager,
      value
        .split('\n')
        .map((line) => ofManager(line, manager))
        .join('\n'),
    ]),
  ] as const;
  const tabs = codes.map(([label = '', code = '']) => `<Tab label="${label}">\n\n${fence(code)}\n\n</Tab>`);
  return `<Tabs group="npm2yarn">\n${tabs.join('\n')}\n</Tabs>`;
};

/** Converts a code block: the same code, highlighted lines as numbers, supported properties only. */
export function convertFence(fence: Fence, isKnownLanguage: (name: string) => boolean): Fence & { notes: FenceNote[] } {
  const notes: FenceNote[] = [];
  const isTwoslash = /(?:^|\s)twoslash(?=\s|$)/.test(fence.meta);
  const { value, marked, isDiff } = takeMarks(isTwoslash ? withoutCuts(fence.value) : fence.value);
  const lines = value.split('\n').length;
  let lang = fence.lang;
  let metaText = fence.meta;
  // Other programs join the line numbers or the title to the language: `js{1,3}`, `js[a.js]`.
  const joined = /^([\w+#.-]*)(\{[^}]*\}|\[[^\]]+\])$/.exec(lang);
  if (joined !== null) {
    lang = joined[1] ?? '';
    metaText = `${joined[2] ?? ''} ${metaText}`;
  }
  if (/^(title|live|showLineNumbers)\b/.test(lang) && /[=]/.test(lang)) {
    metaText = `${lang} ${metaText}`;
    lang = 'text';
  }
  const parts: string[] = [];
  const numbers = [...marked];
  let rangesAt = 0;
  for (const part of metaText.match(PARTS) ?? []) {
    const title = /^(?:title|filename)=(?:"([^"]*)"|'([^']*)'|(\S+))$|^\w*\[([^\]]+)\]$/.exec(part);
    const ranges =
      /^\{([^}]*)\}$/.exec(part)?.[1] ?? /^hl_lines=["']?([^"']*)["']?$/.exec(part)?.[1]?.trim().split(/\s+/).join(',');
    const text = title?.slice(1).find((each) => each !== undefined);
    if (text !== undefined && text !== '') parts.push(`title="${text.replace(/"/g, '”')}"`);
    else if (ranges !== undefined && /^[\d\s,.-]+$/.test(ranges)) {
      numbers.push(...rangeNumbers(ranges, lines));
      rangesAt = parts.length;
    } else if (/^linenums=["']?\d+["']?$/.test(part)) parts.push('showLineNumbers');
    else if (/^showLineNumbers(?:=\d+)?$/.test(part)) parts.push(part);
    else if (/^showLineNumbers=\{?\d+\}?$/.test(part)) parts.push(part.replace(/[{}]/g, ''));
    else notes.push({ kind: 'code-meta', message: `The code block lost "${part}".` });
  }
  const ranges = rangesOf(numbers.filter((number) => number <= lines));
  const named = OTHER_NAMES.get(lang.toLowerCase()) ?? lang;
  if (DRAWN.has(named.toLowerCase())) {
    const message = `The ${named} block is shown as code.`;
    const isMath = named.endsWith('math');
    notes.push({
      kind: isMath ? 'math' : 'drawing',
      message: named === 'mermaid' ? `${message} "diagrams: mermaid" in site.yaml draws it.` : message,
    });
  } else if (!isKnownLanguage(named)) {
    notes.push({ kind: 'code-language', message: `The code language "${lang}" is not known; the code is plain.` });
  }
  const known = isDiff ? 'diff' : isKnownLanguage(named) ? named : 'text';
  parts.splice(rangesAt, 0, ranges);
  const written = parts.filter((part) => part !== '').join(' ');
  return { lang: written !== '' && known === '' ? 'text' : known, meta: written, value, notes };
}
