import { isMap, parseDocument, stringify } from 'yaml';

/** A query of readers, and the page that is to answer it. */
export interface LearntQuery {
  query: string;
  page: string;
}

/** Class of the expected searches that readers have taught. */
const LEARNT_CLASS = 'readers';
/** Longest line of the content's YAML. */
const LINE_MAX = 120;

/** A text as YAML has it within brackets. */
const inBrackets = (text: string) => stringify([text], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(2, -2);
const asKey = (text: string) =>
  stringify({ [text]: 0 }, { lineWidth: 0 })
    .trim()
    .slice(0, -': 0'.length);

const withNewline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** The synonyms of a language with further words at their end; what is written there stays as it is. */
export function learnSynonyms(text: string, learnt: readonly LearntQuery[]): string {
  const entries = learnt.map(({ query, page }) => {
    const line = `- { words: [${inBrackets(query)}], pages: [${page}] }`;
    return line.length <= LINE_MAX ? line : `- words: [${inBrackets(query)}]\n  pages: [${page}]`;
  });
  return `${withNewline(text)}${entries.join('\n')}\n`;
}

/** The expected searches with further ones, in a class of their own; one that is expected already is left alone. */
export function learnExpectations(text: string, learnt: readonly LearntQuery[]): string {
  const document = parseDocument(text);
  const classes = isMap(document.contents) ? document.contents : undefined;
  const known = Object.values((document.toJS() ?? {}) as Record<string, Record<string, unknown>>).flatMap((queries) =>
    Object.keys(queries),
  );
  const lines = learnt
    .filter(({ query }) => !known.includes(query))
    .map(({ query, page }) => `  ${asKey(query)}: ${page}\n`)
    .join('');
  if (lines === '') return text;
  const own = classes?.get(LEARNT_CLASS, true) as { range?: [number, number, number] | null } | undefined;
  const end = own?.range?.[1];
  if (end === undefined) return `${withNewline(text)}${LEARNT_CLASS}:\n${lines}`;
  const place = text.lastIndexOf('\n', end - 1) + 1 === end ? end : end + (text[end] === '\n' ? 1 : 0);
  return withNewline(text.slice(0, place)) + lines + text.slice(place);
}
