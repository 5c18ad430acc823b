import path from 'node:path';
import { parseDocument } from 'yaml';
import type { FeatureSite } from '../../../extend';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { messagesOf } from '../../../node/diagnostics/messages';
import { displayName } from '../../../node/files/contentFolder';
import { listFiles } from '../../../node/files/listFiles';
import { readIfThere } from '../../../node/files/readText';
import type { SlotName } from '../../../slots';
import { createCodeLoader } from './codeLoader';
import texts from './texts.json';

export const say = messagesOf(texts);

/** All slots. */
// prettier-ignore
const SLOTS: Readonly<Record<SlotName, 1>> = {
  articleBottom: 1, articleTop: 1, bodyEnd: 1, bodyStart: 1, categoryTop: 1, contact: 1, footerEnd: 1, footerTools: 1,
  footerTop: 1, frame: 1, head: 1, homeBottom: 1, homeTop: 1, listBottom: 1, menuTools: 1, navbarStart: 1,
  navbarTools: 1, noResults: 1, notFound: 1, postBottom: 1, searchDialogEnd: 1, searchOption: 1, searchRow: 1,
  searchStart: 1, sidebarBottom: 1, sidebarTop: 1, titleBottom: 1, titleTop: 1, tocBottom: 1,
};

/** The slots by the names of their files: `NavbarTools`. */
const SLOT_OF = new Map(Object.keys(SLOTS).map((slot) => [slot.charAt(0).toUpperCase() + slot.slice(1), slot]));

/** The files of `src` that overrides replace. The export of each has the file's name. */
export const OVERRIDDEN: Readonly<Record<string, string>> = {
  Logo: 'components/navigation/NavbarBrand.tsx',
  Footer: 'components/layout/Footer.tsx',
  PageTitle: 'components/layout/PageTitle.tsx',
  PageFoot: 'components/doc/PageFoot.tsx',
  Home: 'components/home/HomeView.tsx',
};

const isCode = (file: string) => /\.[jt]sx?$/.test(file) && !/\.test\.[jt]sx?$/.test(file);
export const codeFiles = (folder: string, name: string): string[] =>
  listFiles(path.join(folder, name), folder).filter(isCode);

/** Returns the files of parts: their names begin with a capital letter. Other files are shared code. */
export const partFiles = (folder: string, name: string): string[] =>
  codeFiles(folder, name).filter((file) => /^[A-Z]/.test(path.basename(file)));

/** A file of the content folder that is a part of the site. */
export interface Part<Name extends string = string> {
  /** Name of the slot or the override, or path of the page. */
  name: Name;
  /** Absolute path. */
  file: string;
}

/** Sorts files into parts and findings. */
function sortParts(
  files: readonly string[],
  judge: (file: string) => string | Pick<ReadingFinding, 'rule' | 'message'>,
) {
  const judged = files.map((file) => ({ file, name: judge(file) }));
  return {
    parts: judged.flatMap(({ file, name }): Part[] => (typeof name === 'string' ? [{ name, file }] : [])),
    findings: judged.flatMap(({ file, name }): ReadingFinding[] =>
      typeof name === 'string' ? [] : [{ file: displayName(file), ...name }],
    ),
  };
}

function judgeName(file: string, names: ReadonlyMap<string, string>, key: 'part/name.slot' | 'part/name.override') {
  const { name, base, ext } = path.parse(file);
  const known = [...names.keys()].map((each) => `${each}.tsx`);
  const found = ext === '.tsx' ? names.get(name) : undefined;
  const message = () => say(key, { name: base, names: known.join(', ') }, didYouMean(base, known));
  return found ?? { rule: 'part/name' as const, ...message() };
}

function judgePage(name: string) {
  if (name === 'index') return { rule: 'part/page' as const, ...say('part/page.home') };
  if (/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name)) return `/${name}`;
  return { rule: 'part/page' as const, ...say('part/page.path', { name }) };
}

const OVERRIDES = new Map(Object.keys(OVERRIDDEN).map((name) => [name, name]));

/** Lists the slots, overrides and pages of a content folder. */
export function readParts(folder: string) {
  const pages = codeFiles(folder, 'pages').filter((file) => file.endsWith('.tsx'));
  const nameOf = (file: string) => path.relative(path.join(folder, 'pages'), file).slice(0, -'.tsx'.length);
  return {
    slots: sortParts(partFiles(folder, 'slots'), (file) => judgeName(file, SLOT_OF, 'part/name.slot')),
    overrides: sortParts(partFiles(folder, 'overrides'), (file) => judgeName(file, OVERRIDES, 'part/name.override')),
    pages: sortParts(pages, (file) => judgePage(nameOf(file).split(path.sep).join('/'))),
  };
}

const NO_PARTS = { slots: { parts: [] }, overrides: { parts: [] }, pages: { parts: [] } };
const partsBySite = new WeakMap<object, ReturnType<typeof readParts> | typeof NO_PARTS>();

/** Returns the parts of a loaded site; none where it does not trust its content. */
export function partsOf({ site, folder }: Pick<FeatureSite, 'site' | 'folder'>) {
  const found = partsBySite.get(site) ?? (site.components === 'trusted' ? readParts(folder) : NO_PARTS);
  partsBySite.set(site, found);
  return { slots: found.slots.parts as Part<SlotName>[], overrides: found.overrides.parts, pages: found.pages.parts };
}

/** Returns whether a content folder says that its code may run, before its settings are checked. */
export const isTrusted = (folder: string): boolean =>
  parseDocument(readIfThere(path.join(folder, 'site.yaml')) ?? '').get('components') === 'trusted';

/** The texts that the module of a page exports, by locale. */
export interface PageTexts {
  title?: Readonly<Record<string, string>>;
  description?: Readonly<Record<string, string>>;
}

const textsBySite = new WeakMap<object, ReadonlyMap<string, PageTexts>>();

function pageTexts(loaded: FeatureSite): ReadonlyMap<string, PageTexts> {
  const loader = createCodeLoader(loaded.folder, false);
  return new Map(partsOf(loaded).pages.map(({ name, file }) => [name, loader.load(file).value ?? {}]));
}

/** Returns what pages show in a locale, by their paths. */
export const pageData = (loaded: FeatureSite, locale: string) => {
  const texts = textsBySite.get(loaded.site) ?? pageTexts(loaded);
  textsBySite.set(loaded.site, texts);
  return new Map(
    [...texts].map(([name, { title = {}, description = {} }]) => [
      name,
      { data: { title: title[locale] ?? '', description: description[locale] ?? '' } },
    ]),
  );
};
