import { createCodeTest, type Line, type Tell } from './lines';

/** Languages with days such as "1. tammikuuta", which Markdown reads as a list item. */
const DAY_LOCALES = ['fi', 'de', 'da', 'nb', 'et', 'cs', 'sk', 'sl', 'hr', 'is', 'lv'];
const MONTHS = new Set(
  DAY_LOCALES.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return [...Array(12).keys()].flatMap((month) =>
      format.formatToParts(Date.UTC(2000, month, 1)).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
    );
  }).map((month) => month.toLowerCase()),
);
const DAY = /^([\s>]*(?:[-*+][ \t]+)*\d{1,2})(\.[ \t]+(\p{L}+))(?![\p{L}-])/u;

/** Bullets of word processors; letters and dashes need a tab. */
const BULLET = /^([ \t]*)([•▪◦‣●○■□➢✓][ \t\u00a0]|[o§·–]\t)[ \t\u00a0]*(.*)$/;
const DASH = /^([ \t]*)(–[ \u00a0])(.*)$/;
const LETTERED = /^[ \t]*[a-zåäö]\)\t/;

const TOC = /^[ \t]*(?:\[\[_?toc_?\]\]|\[toc\]|\$\{toc\})[ \t]*$/i;
/** A line of Google Docs' table of contents: a link to a heading, with its page. */
const TOC_LINK = /^[ \t]*\[[^\]\n]*\t[*_]*\d+[*_]*\]\(#[^)\s]*\)[ \t]*$/;
/** An abbreviation, which the glossary gets. */
export const ABBREVIATION = /^[ \t]*\*\[([^\]\n]+)\]:[ \t]*(.*)$/;
/** Code in a line, or a tag. */
const TAGS = /(`+)[^`].*?\1|<[A-Za-z][\w.-]*(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** A text in quotes, or an attribute with code of Vue: ` :src="image"`, ` @click="count++"`. */
const VUE_ATTRIBUTE = /("[^"]*"|'[^']*')|[ \t]+(?:[:@#]|v-)[\w.:-]+(?:=(?:"[^"]*"|'[^']*'))?/g;
/** Most characters of a line whose tags are converted. */
const LINE_LIMIT = 2000;

/** Removes the attributes of Vue from the tags of a line. */
const withoutVue = (text: string): string =>
  text.length > LINE_LIMIT || !/<[A-Za-z][^<>]*[ \t](?:[:@#]|v-)/.test(text)
    ? text
    : text.replace(TAGS, (tag, code?: string) => (code === undefined ? tag.replace(VUE_ATTRIBUTE, '$1') : tag));

/** A picture that Material, or a theme of VitePress, shows in dark colours only. */
const DARK_PICTURE =
  /!\[[^\]\n]*\]\([ \t]*<?[^)\s>]*#(?:only-dark|gh-dark-mode-only)>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*\)(?:\{[^}\n]*\})?|<img\b[^<>]*(?:#(?:only-dark|gh-dark-mode-only)|[ \t](?:img-dark|class="[^"<>]*dark-only))\b[^<>]*>/;
const BLANK_AFTER_MARK = /^([\s>]*(?:#{1,6}|[-*+]|\d{1,9}[.)]))\u00a0+/;
/** A task of Obsidian in a state other than open and done. */
const TASK = /^([\s>]*(?:[-*+]|\d+[.)])[ \t]+)\[([/>?!<*-])\](?=[ \t])/;
/** The separator before a signature in a message. */
const SIGNATURE = /^-- ?$/;
const BOLD_HEADING = /^(#{1,6}[ \t]+)\*\*([^*\n]+)\*\*([ \t]*(?:\{[^}\n]*\})?[ \t]*)$/;

/**
 * Converts lines of word processors and other programs: bullets, days at the start of a line, headings without a space,
 * and tables of contents, which are removed because this site generates its own.
 */
export function convertWordLines(lines: readonly Line[], tell: Tell): Line[] {
  const isCode = createCodeTest(lines);
  const result: Line[] = [];
  /** Bullets of the lists around the current line, the outermost first. */
  let signs: string[] = [];
  let base = '';
  let wasDay = false;
  const isBlank = (index: number) => (lines[index]?.text ?? '').trim() === '';
  const breakLine = () => {
    const last = result.at(-1);
    if (last !== undefined && last.text.trim() !== '') last.text = `${last.text.trimEnd()}\\`;
  };
  lines.forEach(({ text, at }, index) => {
    if (isCode(index)) {
      result.push({ text, at });
      return;
    }
    const isDashed =
      DASH.test(text) && (DASH.test(lines[index - 1]?.text ?? '') || DASH.test(lines[index + 1]?.text ?? ''));
    const bullet = BULLET.exec(text) ?? (isDashed ? DASH.exec(text) : null);
    if (bullet !== null) {
      const [, indent = '', mark = '', rest = ''] = bullet;
      const sign = `${indent}${mark.charAt(0)}`;
      if (signs.length === 0) base = /^(?: {4})+$/.test(indent) && !isBlank(index - 1) ? indent : '';
      const level = signs.includes(sign) ? signs.indexOf(sign) : signs.length;
      signs = [...signs.slice(0, level), sign];
      result.push({ text: `${base}${'  '.repeat(level)}- ${rest}`, at });
      return;
    }
    if (!isBlank(index)) signs = [];
    const [, start = '', end = '', month = ''] = DAY.exec(text) ?? [];
    const isDay = MONTHS.has(month.toLowerCase());
    if (ABBREVIATION.test(text)) {
      result.push({ text: '', at });
    } else if (TOC.test(text) || TOC_LINK.test(text)) {
      tell('dialect', 'A line of the contents was left out: each page has its contents beside it.', at);
      result.push({ text: '', at });
    } else if (SIGNATURE.test(text) && !isBlank(index - 1) && !isBlank(index + 1)) {
      breakLine();
    } else if (isDay) {
      if (wasDay) breakLine();
      result.push({ text: `${start}\\${end}${text.slice(start.length + end.length)}`, at });
    } else {
      if (LETTERED.test(text)) breakLine();
      const state = TASK.exec(text)?.[2];
      if (state !== undefined) tell('dialect', `The task's state "[${state}]" is shown as open.`, at);
      if (DARK_PICTURE.test(text)) tell('dialect', 'A picture for dark colours was left out.', at);
      const isTitle = /^#\p{Lu}\p{Ll}[^#\n]*$/u.test(text) && isBlank(index - 1) && isBlank(index + 1);
      const plain = withoutVue(text);
      if (plain !== text) tell('dialect-lost', 'Attributes with code of Vue were left out.', at);
      const spaced = plain
        .replace(DARK_PICTURE, '')
        .replace(BLANK_AFTER_MARK, '$1 ')
        .replace(TASK, '$1[ ]')
        .replace(/^(#{2,6})(?=[\p{L}\p{N}])/u, '$1 ')
        .replace(/^#{7,}(?=[ \t])/, '######')
        .replace(BOLD_HEADING, '$1$2$3');
      result.push({ text: isTitle ? `# ${text.slice(1)}` : spaced, at });
    }
    wasDay = isDay;
  });
  return result;
}
