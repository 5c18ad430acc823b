import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isPair, isScalar, type Document, type Node, type Pair } from 'yaml';
import { displayName } from '../../../src/node/files/contentFolder';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { listFiles } from '../../../src/node/files/listFiles';
import { FORMAT_VERSION } from '../../../src/node/schema/siteSchema';
import { ENGINE_TEXTS } from '../../../src/node/site/readTexts';
import { allTextKeys } from '../../../src/node/site/requestedTexts';
import { applyEdits } from '../../../src/node/text/sourceText';
import { asYamlText, parseWritten } from './yamlTexts';
import type { Additions } from '../../../src/model/site/additions';
import type { EngineParts } from '../../../src/node/site/siteFacts';

/** The UI texts of a locale by catalogue and key. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The changes that bring a content folder to the present format, and what a person has to decide. */
export interface Migration {
  changes: FileChange[];
  manual: string[];
}

/** A pair of a YAML map with its place in the text. */
interface Entry {
  value: Node | null;
  /** Offsets of the whole lines of the entry. */
  start: number;
  end: number;
}

function entryAt(document: Document, text: string, keys: readonly string[]): Entry | undefined {
  const map: unknown = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
  if (!isMap(map) || map.flow === true) return undefined;
  const pair = map.items.find(
    (each): each is Pair<Node, Node | null> => isPair(each) && isScalar(each.key) && each.key.value === keys.at(-1),
  );
  const from = pair?.key.range?.[0];
  if (pair === undefined || from === undefined) return undefined;
  const to = pair.value?.range?.[1] ?? from;
  const lineEnd = text.indexOf('\n', to - 1);
  return {
    value: pair.value,
    start: text.lastIndexOf('\n', from - 1) + 1,
    end: lineEnd < 0 ? text.length : lineEnd + 1,
  };
}

const textOf = (entry: Entry | undefined) =>
  isScalar(entry?.value) && typeof entry.value.value === 'string' ? entry.value.value : undefined;

/** Joins the query strings of two addresses of one page; undefined for two pages. */
function joinAddresses(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined || first === second) return first ?? second;
  const [[page, query], [otherPage, otherQuery]] = [first.split('?'), second.split('?')];
  return page === otherPage ? `${page}?${[query, otherQuery].filter(Boolean).join('&')}` : undefined;
}

/** Replaces the addresses of support in `search` and `feedback` by `support.url`. */
function moveSupport(text: string, manual: string[]): string {
  const document = parseWritten(text);
  const found = ['search', 'feedback'].flatMap((name) => {
    const [group, entry] = [entryAt(document, text, [name]), entryAt(document, text, [name, 'support'])];
    return group === undefined || entry === undefined ? [] : [{ group, entry, address: textOf(entry) }];
  });
  const place = found.at(-1)?.group.start;
  if (place === undefined) return text;
  const [first, second] = found.map(({ address }) => address);
  const joined = joinAddresses(first, second);
  if (joined === undefined)
    manual.push(`site.yaml: "support.url" is ${first} now; ${second} of "feedback" has no setting any more.`);
  const removals = found.map(({ group, entry }) => ({
    ...(isMap(group.value) && group.value.items.length === 1 ? group : entry),
    text: '',
  }));
  const support = document.has('support') ? '' : `support:\n  url: ${asYamlText(joined ?? first ?? '')}\n`;
  return applyEdits({ raw: text, text }, [{ start: place, end: place, text: support }, ...removals]);
}

const appended = (text: string, lines: string) => `${text}${text.endsWith('\n') ? '' : '\n'}\n${lines}\n`;

/** Keeps addresses that became settings: the engine had those of a Finnish site. */
function keepAddresses(text: string, published: string): string {
  const document = parseWritten(text);
  if (document.has('formatVersion') || document.getIn(['locales', 0, 'code']) !== 'fi') return text;
  const hasReply = /^\/vastaus$/m.test(published) && !document.has('supportTools');
  const hasIds = !document.has('idWords');
  const withReply = hasReply ? appended(text, 'supportTools: { replyPath: /vastaus, parameter: tuki }') : text;
  return hasIds ? appended(withReply, 'idWords: { step: vaihe, tab: valilehti }') : withReply;
}

/** Turns on the lists for assistants: every site had `llms.txt`. */
function keepLists(text: string): string {
  const document = parseWritten(text);
  return document.has('formatVersion') || document.has('assistants') ? text : appended(text, 'assistants: {}');
}

/** Sets `formatVersion`, on the line after the title. */
function setFormat(text: string): string {
  const document = parseWritten(text);
  const line = `formatVersion: ${FORMAT_VERSION}\n`;
  const present = entryAt(document, text, ['formatVersion']);
  const version: unknown = document.get('formatVersion');
  if (typeof version === 'number' && version > FORMAT_VERSION)
    throw new Error(
      `This content has format ${version}, and this engine writes ${FORMAT_VERSION}, so nothing was changed. Install a newer engine.`,
    );
  if (present !== undefined) return text.slice(0, present.start) + line + text.slice(present.end);
  const at = entryAt(document, text, ['title'])?.end ?? 0;
  return text.slice(0, at) + line + text.slice(at);
}

/** @returns the settings in the present format */
export function migrateSettings(text: string, published: string, manual: string[]): string {
  return setFormat(keepLists(keepAddresses(moveSupport(text, manual), published)));
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Moves a locale's texts to the catalogues that use them, and removes those that are the engine's; returns changed catalogues. */
export function migrateTexts(own: Texts, engine: Texts, added: Additions): Texts {
  const known = allTextKeys(added);
  const placed = Object.entries(own).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => {
      const uses = (name: string) => known[name]?.includes(key.replace(PLURAL, '')) === true;
      const other = Object.keys(known).find((name) => uses(name) && own[name]?.[key] === undefined);
      return { namespace: uses(namespace) ? namespace : (other ?? namespace), key, text };
    }),
  );
  const names = new Set([...Object.keys(own), ...placed.map(({ namespace }) => namespace)]);
  const migrated = [...names].map((name) => {
    const texts = placed.filter(({ namespace, key, text }) => namespace === name && engine[name]?.[key] !== text);
    return [name, Object.fromEntries(texts.map(({ key, text }) => [key, text]))] as const;
  });
  return Object.fromEntries(migrated.filter(([name, texts]) => JSON.stringify(texts) !== JSON.stringify(own[name])));
}

function readCatalogues(folder: string): Texts {
  const files = existsSync(folder) ? listFiles(folder).filter((file) => file.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((file) => {
      try {
        return [path.basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Texts[string]];
      } catch {
        throw new Error(
          `${displayName(file)} is not valid JSON, so nothing was changed. "npm run check" names the place.`,
        );
      }
    }),
  );
}

function changeOf(file: string, text: string | undefined): FileChange[] {
  const planned = existsSync(file) ? readFileSync(file) : undefined;
  if (planned?.toString('utf8') === text) return [];
  return [{ from: planned === undefined ? undefined : file, to: text === undefined ? undefined : file, text, planned }];
}

function readSettings(text: string, file: string): Document {
  try {
    return parseWritten(text);
  } catch (error) {
    throw new Error(`${file} is not valid YAML, so nothing was changed: ${String(error)}`, { cause: error });
  }
}

/** Plans what brings an older content folder to the present format. */
export function planMigration({ folder, added }: EngineParts): Migration {
  const manual: string[] = [];
  const settingsFile = path.join(folder, 'site.yaml');
  if (!existsSync(settingsFile))
    throw new Error(`There is no ${displayName(settingsFile)}: this is not a content folder.`);
  const written = readFileSync(settingsFile, 'utf8');
  const settings = written.replaceAll('\r\n', '\n');
  const published = path.join(folder, 'published-links.txt');
  const site = readSettings(settings, displayName(settingsFile));
  if (existsSync(path.join(folder, 'components')) && !site.has('components'))
    manual.push(
      'site.yaml: the components of content/components run only with "components: trusted". Add it if you trust everyone who writes the content.',
    );
  const migrated = migrateSettings(settings, existsSync(published) ? readFileSync(published, 'utf8') : '', manual);
  const codes = listFiles(path.join(folder, 'locales')).map((file) => path.basename(path.dirname(file)));
  const texts = [...new Set(codes)].flatMap((code) => {
    const engine = readCatalogues(path.join(ENGINE_TEXTS, code));
    const changed = migrateTexts(readCatalogues(path.join(folder, 'locales', code)), engine, added);
    return Object.entries(changed).flatMap(([namespace, catalogue]) =>
      changeOf(
        path.join(folder, 'locales', code, `${namespace}.json`),
        Object.keys(catalogue).length === 0 ? undefined : `${JSON.stringify(catalogue, null, 2)}\n`,
      ),
    );
  });
  const lines = written === settings ? migrated : migrated.replaceAll('\n', '\r\n');
  return { changes: [...changeOf(settingsFile, lines), ...texts], manual };
}
