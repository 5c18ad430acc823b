import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, visit, type Document } from 'yaml';
import { localizedPath } from '../../../src/model/site/locale';
import type { Content } from '../../../src/node/content/loadContent';
import { allSidebars } from '../../../src/node/content/loadSite';
import { prepareSource } from '../../../src/node/content/mdx/prepareSource';
import type { Doc, Post } from '../../../src/node/content/pageReader';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { listFiles } from '../../../src/node/files/listFiles';
import { walk } from '../../../src/node/pages/planInput';
import { isEngineLanguage } from '../../../src/node/site/readTexts';
import { allTextKeys } from '../../../src/node/site/requestedTexts';
import { readSource, type TextEdit } from '../../../src/node/text/sourceText';
import { changesOf, namingFiles, type EditedFile } from './planReferences';
import { appendItem, asYamlText, parseWritten, removeItem, removePair } from './yamlTexts';

const isYaml = (file: string) => /\.ya?ml$/.test(file);
const settingsOf = ({ folder }: Content) => path.join(folder, 'site.yaml');
const newFile = (to: string, text: string): FileChange => ({ from: undefined, to, text, planned: undefined });
const removal = (from: string): FileChange => ({ from, to: undefined, text: undefined, planned: readFileSync(from) });

/** Returns the name of a language in itself, as a menu shows it. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * Plans a new language: its entry in the settings and, unless the engine has its texts, catalogues to translate.
 * @param from the language of the texts in the catalogues
 */
export function planAddition(code: string, from: string, content: Content): FileChange[] {
  if (content.codes.includes(code)) throw new Error(`The site has the language "${code}" already.`);
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(code))
    throw new Error(`"${code}" is not the code of a language. Write one such as "de" or "pt-BR".`);
  const file = settingsOf(content);
  const source = readSource(file);
  const base = `${content.site.baseUrl.replace(/\/$/, '')}/${code}/`;
  const entry = `{ code: ${code}, label: ${asYamlText(nameOf(code))}, htmlLang: ${code}, baseUrl: ${base} }`;
  const edits = [appendItem(source.text, parseWritten(source.text), ['locales'], entry)];
  const catalogues = isEngineLanguage(code) ? [] : Object.keys(allTextKeys(content.engine.added));
  return [
    ...changesOf([{ file, source, edits }], new Map()),
    ...catalogues.map((name) =>
      newFile(
        path.join(content.folder, 'locales', code, `${name}.json`),
        `${JSON.stringify(content.textsOf(from, name), null, 2)}\n`,
      ),
    ),
  ];
}

/** Returns the edits of a YAML file that remove a language from texts such as `{ fi: Ohjeet, en: Guides }`. */
function labelEdits(text: string, document: Document, code: string, codes: readonly string[]): TextEdit[] {
  const edits: TextEdit[] = [];
  visit(document, {
    Map(_, map) {
      const keys = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      const isLabel = keys.length > 1 && keys.every((key) => codes.includes(key));
      if (isLabel && keys.includes(code)) edits.push(removePair(text, map, keys.indexOf(code)));
    },
  });
  return edits;
}

/** Returns the edits of the settings: the language's entry is removed, and the one that is first then is at the root. */
function settingsEdits(text: string, document: Document, at: number, next: string): TextEdit[] {
  const removed = removeItem(text, document, ['locales'], at);
  const base: unknown = document.getIn(['locales', 1, 'baseUrl'], true);
  const isRaised = at === 0 && isScalar(base) && typeof base.value === 'string' && base.range;
  return [
    ...(removed === undefined ? [] : [removed]),
    ...(isRaised
      ? [{ start: base.range?.[0] ?? 0, end: base.range?.[1] ?? 0, text: String(base.value).replace(`/${next}/`, '/') }]
      : []),
  ];
}

/** Words of one language, which the texts of another do not have. */
const OF_LANGUAGE = ['keywords'];

/** Returns the text of a translation that becomes the original: its front matter gets the keys that only that has. */
export function asOriginal(translation: string, original: string): string {
  const [own, other] = [translation, original].map((text) => prepareSource(text).frontMatter ?? '');
  const keys = new Set([...(own ?? '').matchAll(/^([\w-]+):/gm)].map(([, key]) => key));
  const entries = (other ?? '').split(/^(?=[\w-]+:)/m).filter((entry) => {
    const [, key = ''] = /^([\w-]+):/.exec(entry) ?? [];
    return key !== '' && !keys.has(key) && !OF_LANGUAGE.includes(key);
  });
  const added = entries.map((entry) => `${entry.trimEnd()}\n`).join('');
  return translation.replace(/^(---\n[^]*?\n)---\n/, (_, head: string) => `${head}${added}---\n`);
}

/** Plans the pages where the first language is removed: translations into the next one become the originals. */
function planOriginals(next: string, content: Content): FileChange[] {
  const [first = ''] = content.codes;
  const pages: (Doc | Post)[] = [...content.docs, ...content.posts];
  const translations = new Map(pages.filter(({ locale }) => locale === next).map((page) => [page.path, page]));
  const originals = pages.filter(({ locale }) => locale === first);
  const left = originals.filter((page) => !translations.has(page.path));
  if (left.length > 0)
    throw new Error(
      `These pages are only in "${first}". Translate them into "${next}", or remove them by npm run archive:\n${left.map(({ file }) => `  ${file}`).join('\n')}`,
    );
  return originals.flatMap(({ path: address, absolutePath: to }) => {
    const from = translations.get(address)?.absolutePath ?? '';
    const text = asOriginal(readSource(from).text, readSource(to).text);
    return [{ from, to, text, planned: readFileSync(from) }, removal(to)];
  });
}

/** Returns the redirects from the addresses of a language: its translations and categories, and the front page for all others. */
function redirectsFrom(code: string, content: Content): string {
  const { docs, posts, codes, redirects } = content;
  const [defaultCode = ''] = codes;
  const pages = [...docs, ...posts].filter(({ locale }) => locale === code).map((page) => page.path);
  const categories = allSidebars(content)
    .flatMap(({ items }) => walk(items))
    .flatMap((item) => (item.type === 'category' ? (item.path ?? []) : []));
  const lines = [...new Set([...pages, ...categories]), '/', '/*'].map(
    (to) => [localizedPath(to, code, defaultCode), to] as const,
  );
  const had = new Set(redirects.data.map(({ from }) => from));
  return lines
    .filter(([from]) => !had.has(from))
    .map(([from, to]) => `- { from: ${asYamlText(from)}, to: ${asYamlText(to.replace('*', ''))} }\n`)
    .join('');
}

/** Plans the removal of a language with its files, its labels and, if it is the first one, the addresses of the next. */
export function planRemoval(code: string, content: Content): FileChange[] {
  const { codes, folder } = content;
  const at = codes.indexOf(code);
  const next = codes[1];
  if (at < 0) throw new Error(`The site has no language "${code}". It has ${codes.join(', ')}.`);
  if (next === undefined) throw new Error(`"${code}" is the only language of the site. Add another one first.`);
  const isFirst = at === 0;
  const originals = isFirst ? planOriginals(next, content) : [];
  const ofLanguage = new RegExp(String.raw`\.${code}\.\w+$`);
  const gone = [
    ...listFiles(folder).filter((file) => ofLanguage.test(file)),
    ...listFiles(path.join(folder, 'locales', code)),
  ];
  const taken = new Set([...gone, ...originals.flatMap(({ from }) => from ?? [])]);
  const list = path.join(folder, 'redirects.yaml');
  const lines = redirectsFrom(isFirst ? next : code, content);
  const edited = namingFiles(folder)
    .filter((file) => isYaml(file) && !taken.has(file))
    .map((file): EditedFile => {
      const source = readSource(file);
      const { text } = source;
      const document = parseWritten(text);
      const own = file === settingsOf(content) ? settingsEdits(text, document, at, next) : [];
      const added = file === list ? [{ start: text.length, end: text.length, text: lines }] : [];
      return { file, source, edits: [...labelEdits(text, document, code, codes), ...own, ...added] };
    });
  return [
    ...originals,
    ...gone.map(removal),
    ...changesOf(edited, new Map()),
    ...(existsSync(list) ? [] : [newFile(list, lines)]),
  ];
}

/** Returns the files in which a person has to replace a first language: their texts are only in it, or name it. */
export function leftIn(code: string, { folder, codes }: Content): string[] {
  const named = new RegExp(`["']${code}["']`);
  return namingFiles(folder).filter(
    (file) =>
      (codes[0] === code && /\/(?:glossary|model)\.yaml$|\/videos\/[^/]+\.yaml$/.test(file)) ||
      (file.endsWith('.graphql') && named.test(readFileSync(file, 'utf8'))),
  );
}
