import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { FeatureSite, Feature } from '../../../extend';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { messagesOf } from '../../../node/diagnostics/messages';
import { displayName } from '../../../node/files/contentFolder';
import { listFiles } from '../../../node/files/listFiles';
import type { SlotName } from '../../../slots';
import { CodeError, createCodeLoader, type CodeLoader } from './codeLoader';
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

/** Returns the name of a slot's file: `NavbarTools`. */
export const fileOfSlot = (slot: string): string => slot.charAt(0).toUpperCase() + slot.slice(1);
const SLOT_OF = new Map(Object.keys(SLOTS).map((slot) => [fileOfSlot(slot), slot]));

/** The files of `src` that overrides replace. The export of each has the file's name. */
export const OVERRIDDEN: Readonly<Record<string, string>> = {
  Logo: 'components/navigation/NavbarBrand.tsx',
  Footer: 'components/layout/Footer.tsx',
  PageTitle: 'components/layout/PageTitle.tsx',
  PageFoot: 'components/doc/PageFoot.tsx',
  Home: 'components/home/HomeView.tsx',
};

/** Folders of the content whose files this feature reads, besides those of extensions. */
export const PART_FOLDERS = ['slots', 'overrides', 'pages', 'elements'] as const;

const isCode = (file: string) => /\.[jt]sx?$/.test(file) && !/\.test\.[jt]sx?$/.test(file);
export const codeFiles = (folder: string, name: string): string[] => listFiles(path.join(folder, name)).filter(isCode);

/** A file of the content folder that is a part of the site. */
export interface Part {
  /** Name of the slot or the override, or path of the page. */
  name: string;
  /** Absolute path. */
  file: string;
}

/** The parts of a content folder, without its elements and extensions. */
export interface Parts {
  slots: readonly Part[];
  overrides: readonly Part[];
  pages: readonly Part[];
  findings: readonly ReadingFinding[];
}

/** Tells parts from shared code, whose files have a small first letter or lie in a folder. */
export const isPart = (file: string) => /^[A-Z]/.test(path.basename(file));

/** Splits files by whether their names are those of parts. */
function namedParts(files: readonly string[], names: ReadonlyMap<string, string>, key: 'slot' | 'override') {
  const parts: Part[] = [];
  const findings: ReadingFinding[] = [];
  for (const file of files.filter(isPart)) {
    const base = path.basename(file);
    const name = base.endsWith('.tsx') ? names.get(path.parse(base).name) : undefined;
    const known = [...names.keys()].map((each) => `${each}.tsx`);
    const values = { name: base, names: known.join(', ') };
    if (name !== undefined) parts.push({ name, file });
    else
      findings.push({
        rule: 'part/name',
        file: displayName(file),
        ...say(`part/name.${key}`, values, didYouMean(base, known)),
      });
  }
  return { parts, findings };
}

/** Lists the parts of a content folder. */
export function readParts(folder: string): Parts {
  const direct = (name: string) =>
    codeFiles(folder, name).filter((file) => path.dirname(file) === path.join(folder, name));
  const slots = namedParts(direct('slots'), SLOT_OF, 'slot');
  const overrides = namedParts(
    direct('overrides'),
    new Map(Object.keys(OVERRIDDEN).map((name) => [name, name])),
    'override',
  );
  const pages: Part[] = [];
  const findings = [...slots.findings, ...overrides.findings];
  for (const file of codeFiles(folder, 'pages').filter((each) => each.endsWith('.tsx'))) {
    const name = path
      .relative(path.join(folder, 'pages'), file)
      .split(path.sep)
      .join('/')
      .replace(/\.tsx$/, '');
    const place = { rule: 'part/page' as const, file: displayName(file) };
    if (name === 'index') findings.push({ ...place, ...say('part/page.home') });
    else if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name))
      findings.push({ ...place, ...say('part/page.path', { name }) });
    else pages.push({ name: `/${name}`, file });
  }
  return { slots: slots.parts, overrides: overrides.parts, pages, findings };
}

const NO_PARTS: Parts = { slots: [], overrides: [], pages: [], findings: [] };
const partsBySite = new WeakMap<object, Parts>();

/** Returns the parts of a loaded site; none where it does not trust its content. */
export function partsOf({ site, folder }: Pick<FeatureSite, 'site' | 'folder'>): Parts {
  const parts = partsBySite.get(site) ?? (site.components === 'trusted' ? readParts(folder) : NO_PARTS);
  partsBySite.set(site, parts);
  return parts;
}

/** Returns whether a content folder says that its code may run, before its settings are checked. */
export function isTrusted(folder: string): boolean {
  try {
    const settings = parse(readFileSync(path.join(folder, 'site.yaml'), 'utf8')) as { components?: unknown } | null;
    return settings?.components === 'trusted';
  } catch {
    return false;
  }
}

/** The texts of a page, by locale. */
export interface PageTexts {
  title: Readonly<Record<string, string>>;
  description?: Readonly<Record<string, string>>;
}

/** Runs the module of a page, and returns its texts; the finding where it cannot run. */
export function readPage(loader: CodeLoader, { file }: Part): Partial<PageTexts> & { finding?: ReadingFinding } {
  try {
    const { title, description } = loader.run(file, () => loader.load(file)) as unknown as PageTexts;
    return { title, description };
  } catch (error) {
    if (error instanceof CodeError) return { finding: error.finding };
    throw error;
  }
}

const textsBySite = new WeakMap<object, ReadonlyMap<string, Partial<PageTexts>>>();

/** Returns what the template of pages shows in a locale, by the page's path. */
export const pageData: Feature['pageData'] = (loaded, locale) => {
  const { site, folder, codes } = loaded;
  const loader = createCodeLoader(folder, false);
  const known =
    textsBySite.get(site) ?? new Map(partsOf(loaded).pages.map((page) => [page.name, readPage(loader, page)]));
  textsBySite.set(site, known);
  const textIn = (values: Readonly<Record<string, string>> = {}) => values[locale] ?? values[codes[0] ?? ''] ?? '';
  return new Map(
    [...known].map(([name, { title, description }]) => [
      name,
      { data: { title: textIn(title), description: textIn(description) } },
    ]),
  );
};
