import { h } from 'hastscript';
import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { didYouMean } from '../../diagnostics/nearest';
import { textMark } from '../localizeHtml';
import { readCodeMeta, type CodeMeta } from './codeMeta';
import { addDiagnostic, type Compilation, type HighlightedLine } from './compilation';
import { CODE_LANGUAGES, isKnownLanguage, languageName } from './highlighter';
import { say } from '../say';

type Content = ElementContent | string;

function checkLanguage(node: Code, language: string, compilation: Compilation): void {
  if (isKnownLanguage(language)) return;
  const isMeta = /[={"]/.test(language);
  const message = isMeta
    ? say('code/language.meta', { language })
    : say('code/language', { language }, didYouMean(language, CODE_LANGUAGES));
  addDiagnostic(compilation, node, 'code/language', message);
}

function renderTokens(line: HighlightedLine): Content[] {
  return line.map(({ text, role }) => (role === null ? text : h('span', { className: [`token-${role}`] }, text)));
}

/** Renders a line as an element, for its number and its highlight. */
function renderLine(tokens: Content[], index: number, { marked, firstNumber }: CodeMeta): Element {
  const properties = {
    className: ['code-line'],
    dataLine: firstNumber === undefined ? undefined : String(firstNumber + index),
  };
  return h(marked.has(index + 1) ? 'mark' : 'span', properties, tokens);
}

const hasLineElements = ({ firstNumber, marked }: CodeMeta) => firstNumber !== undefined || marked.size > 0;

/** Renders the lines of the code, as elements only where the block numbers or highlights some. */
function renderLines(lines: Content[][], meta: CodeMeta): Content[] {
  return lines.flatMap((tokens, index) => [
    ...(index === 0 ? [] : ['\n']),
    ...(hasLineElements(meta) ? [renderLine(tokens, index, meta)] : tokens),
  ]);
}

function renderCaption(title: string | undefined, language: string): Element[] {
  const name = languageName(language);
  if (title === undefined && name === undefined) return [];
  return [
    h('figcaption', [
      ...(title === undefined ? [] : [h('span.code-title', title)]),
      ...(name === undefined ? [] : [h('span.code-language', name)]),
    ]),
  ];
}

/** Renders a code block with its title, language and lines, and the texts of the buttons that an island adds. */
export function renderCode(node: Code, compilation: Compilation): Element {
  const language = node.lang ?? '';
  checkLanguage(node, language, compilation);
  const meta = readCodeMeta(node, compilation);
  compilation.islands.add('codeBlocks');
  const highlighted = compilation.highlight(node.value, language);
  const lines = highlighted?.map(renderTokens) ?? node.value.split('\n').map((line) => [line]);
  const code = h('code', { dataLanguage: language || undefined }, renderLines(lines, meta));
  const texts = {
    dataCopy: textMark('copy'),
    dataCopied: textMark('copied'),
    dataCopyFailed: textMark('copyFailed'),
    dataWrap: textMark('wrapLines'),
  };
  const looks = {
    dataLines: hasLineElements(meta) ? '' : undefined,
    dataNumbered: meta.firstNumber === undefined ? undefined : '',
  };
  return h('figure.code', { ...texts, ...looks }, [
    ...renderCaption(meta.title, language),
    h('pre', { tabIndex: 0 }, [code]),
  ]);
}
