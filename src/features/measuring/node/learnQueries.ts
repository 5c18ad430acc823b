import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, parseDocument, stringify } from 'yaml';
import { wordsOf } from '../../../model/search/normalise';
import { didYouMeanPage } from '../../../node/content/checks/nearestPage';
import type { Content } from '../../../node/content/loadContent';
import { displayName } from '../../../node/files/contentFolder';
import { searchablePages } from '../../../node/search/searchablePages';
import type { AskedQuery } from './queryReport';
import { learntPage, reported } from './reportedQueries';

/** A query of readers and the page that answers it. */
interface LearntQuery {
  query: string;
  page: string;
}

/** Class of the expected searches from readers' queries. */
const LEARNT_CLASS = 'readers';
/** Maximum length of a line of YAML. */
const LINE_MAX = 120;

/** Formats a text for a YAML list in brackets. */
const inBrackets = (text: string) => stringify([text], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(2, -2);
const asKey = (text: string) =>
  stringify({ [text]: 0 }, { lineWidth: 0 })
    .trim()
    .slice(0, -': 0'.length);

const withNewline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** Appends words to the synonyms of a language; existing text is unchanged. */
export function learnSynonyms(text: string, learnt: readonly LearntQuery[]): string {
  const entries = learnt.map(({ query, page }) => {
    const line = `- { spellings: [${inBrackets(query)}], pages: [${page}] }`;
    return line.length <= LINE_MAX ? line : `- spellings: [${inBrackets(query)}]\n  pages: [${page}]`;
  });
  return `${withNewline(text)}${entries.join('\n')}\n`;
}

/** Adds expected searches in a separate class; existing ones are unchanged. */
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

/** A query to learn; without a page, the page that readers finally opened. */
export interface Chosen {
  query: string;
  page: string | undefined;
}

type Learnt = LearntQuery & { locale: string };

/** Returns a chosen query of the log with its language and the page to learn. */
function learn(
  { query, page }: Chosen,
  asked: readonly AskedQuery[],
  paths: readonly string[],
  content: Content,
): Learnt {
  const same = asked.filter((each) => wordsOf(each.query).join(' ') === wordsOf(query).join(' '));
  const [own] = reported(same.slice(0, 1), content);
  if (own === undefined) throw new Error(`"${query}" is not a query of the log.`);
  const found = page ?? learntPage(own);
  if (found === undefined)
    throw new Error(
      `The log leads "${query}" to no page that it does not find. Name one: --apply "${query}=/docs/page"`,
    );
  if (!paths.includes(found))
    throw new Error(`${found} is not a page that the search finds. ${didYouMeanPage(found, paths) ?? ''}`.trim());
  return { query: own.query, page: found, locale: own.locale };
}

/** Changes or creates a file of the content, and returns a message about it. */
function change(folder: string, name: string, edit: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, edit(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return `Changed ${displayName(file)}`;
}

/** Writes queries of a log into the content, and returns messages about the changed files. */
export function applyQueries(chosen: readonly Chosen[], asked: readonly AskedQuery[], content: Content): string {
  const { folder, codes } = content;
  const [defaultCode = ''] = codes;
  const paths = searchablePages(content, defaultCode).map((each) => each.path);
  const learnt = chosen.map((each) => learn(each, asked, paths, content));
  const changed = [...new Set(learnt.map((each) => each.locale))].flatMap((locale) => {
    const own = learnt.filter((each) => each.locale === locale);
    return [
      change(folder, `synonyms.${locale}.yaml`, (text) => learnSynonyms(text, own)),
      ...(locale === defaultCode
        ? [change(folder, 'search-expectations.yaml', (text) => learnExpectations(text, own))]
        : []),
    ];
  });
  return [...changed, 'Look at the changes, then run: npm run check -- --search'].join('\n');
}
