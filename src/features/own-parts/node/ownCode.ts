import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Feature, FeatureSite } from '../../../extend';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { addDiagnostic } from '../../../node/content/mdx/compilation';
import type { ContentComponent } from '../../../node/content/mdx/components/component';
import { say as sayOfContent } from '../../../node/content/say';
import { displayName } from '../../../node/files/contentFolder';
import { CodeError, createCodeLoader, type CodeLoader } from './codeLoader';
import { codeFiles, isPart, isTrusted, say } from './parts';
import { guardedFile } from './wrapperModules';

/** What a content folder adds to the engine, and the errors in its code. */
interface OwnCode<Loaded> {
  loaded: Loaded;
  findings: readonly ReadingFinding[];
}

/** The keys of an extension. */
// prettier-ignore
export const EXTENSION_KEYS = [
  'name', 'isOn', 'settings', 'searchSettings', 'checkSettings', 'texts', 'neededTexts', 'files', 'read',
  'readingRules', 'elements', 'changeContent', 'productNames', 'slots', 'browser', 'browserSettings', 'data',
  'pageData', 'articleData', 'sources', 'sendsQueries', 'requestLogs', 'links', 'inspect', 'checks', 'output',
  'lateFiles', 'cacheKey',
] as const satisfies readonly (keyof Feature)[];

const isElement = (value: unknown): value is ContentComponent => {
  const { description, props, render } = (value ?? {}) as Partial<ContentComponent>;
  return typeof description === 'string' && props instanceof z.ZodType && typeof render === 'function';
};

const isFeature = (value: unknown): value is Feature => {
  const { name, isOn } = (value ?? {}) as Partial<Feature>;
  return typeof name === 'string' && typeof isOn === 'function';
};

/** Reports an element that throws at its place in the page. */
const withReport = (element: ContentComponent, name: string, file: string): ContentComponent => ({
  ...element,
  render: (props, children, node, compilation) => {
    try {
      return element.render(props, children, node, compilation);
    } catch (error) {
      const { message = String(error) } = error as Partial<Error>;
      const where = sayOfContent('code.fixIn', { place: displayName(file) }).message;
      const text = sayOfContent('code.fails', { subject: `<${name}>`, message: message.replace(/\.$/, '') }, where);
      addDiagnostic(compilation, node, 'component/code', text);
      return children;
    }
  },
});

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));

/** Returns an extension as the engine uses it: with absolute files, and guarded components. */
function asFeature(extension: Feature, file: string, contentFolder: string): Feature {
  const { slots, browser, elements = {}, isOn } = extension;
  const folder = path.dirname(file);
  const choose = <Value>(value: Value | ((loaded: FeatureSite) => Value), loaded: FeatureSite): Value =>
    typeof value === 'function' ? (value as (loaded: FeatureSite) => Value)(loaded) : value;
  return {
    ...extension,
    isOwn: true,
    isOn: (loaded) => loaded.folder === contentFolder && loaded.site.components === 'trusted' && isOn(loaded),
    elements: mapValues(elements, (element, name) => withReport(element, name, file)),
    slots: (loaded) => mapValues(choose(slots ?? {}, loaded), (part) => guardedFile(path.resolve(folder, part))),
    browser: (loaded) =>
      [choose<string | readonly string[]>(browser ?? [], loaded)].flat().map((part) => path.resolve(folder, part)),
  };
}

/** Loads the elements of a content folder, by their names; none where the site does not trust it. */
export function loadElements(folder: string): OwnCode<Record<string, ContentComponent>> {
  const loader = createCodeLoader(folder, true);
  const findings: ReadingFinding[] = [];
  const elements: Record<string, ContentComponent> = {};
  for (const file of isTrusted(folder) ? codeFiles(folder, 'elements').filter(isPart) : []) {
    const { name } = path.parse(file);
    const element = defaultOf(loader, file, findings);
    if (isElement(element)) elements[name] = withReport(element, name, file);
    else if (element !== FAILED)
      findings.push({ rule: 'part/element', file: displayName(file), ...say('part/element') });
  }
  return { loaded: elements, findings };
}

/**
 * Loads the extensions of a content folder; none where the site does not trust it.
 * @param known the features of the engine
 */
export function loadExtensions(folder: string, known: readonly Feature[]): OwnCode<Feature[]> {
  const loader = createCodeLoader(folder, true);
  const findings: ReadingFinding[] = [];
  const owners = new Map(known.map(({ name }) => [name, `src/features/${name}`]));
  const extensions = (isTrusted(folder) ? extensionFiles(folder) : []).flatMap((file): Feature[] => {
    const extension = defaultOf(loader, file, findings);
    if (extension === FAILED) return [];
    const add = (message: ReturnType<typeof say>) => {
      findings.push({ rule: 'part/extension', file: displayName(file), ...message });
      return [];
    };
    if (!isFeature(extension)) return add(say('part/extension'));
    const keys: readonly string[] = EXTENSION_KEYS;
    const key = Object.keys(extension).find((each) => !keys.includes(each));
    if (key !== undefined) return add(say('part/extension.key', { key, keys: keys.join(', ') }));
    const { name } = extension;
    const owner = owners.get(name);
    if (owner !== undefined) return add(say('part/taken', { name, owner }));
    owners.set(name, displayName(file));
    return [asFeature(extension, file, folder)];
  });
  return { loaded: extensions, findings };
}

/** Returns the definitions of the extensions of a content folder. */
export function extensionFiles(folder: string): string[] {
  const root = path.join(folder, 'extensions');
  const names = existsSync(root) ? readdirSync(root).sort() : [];
  return names.map((name) => path.join(root, name, 'feature.ts')).filter((file) => existsSync(file));
}

const FAILED = Symbol('failed');

/** Returns the default export of a file; reports a file that cannot run. */
function defaultOf(loader: CodeLoader, file: string, findings: ReadingFinding[]): unknown {
  try {
    return loader.run(file, () => loader.load(file)).default;
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    findings.push(error.finding);
    return FAILED;
  }
}

/** Returns a digest of the files of folders of the content. */
export function digestOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => codeFiles(folder, name)))
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
