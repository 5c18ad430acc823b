import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature } from '../../../extend';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { addDiagnostic } from '../../../node/content/mdx/compilation';
import type { ContentComponent } from '../../../node/content/mdx/components/component';
import { checkRendered } from '../../../node/content/mdx/renderedCode';
import { say as sayOfContent } from '../../../node/content/say';
import { displayName } from '../../../node/files/contentFolder';
import { createCodeLoader } from './codeLoader';
import { codeFiles, isTrusted, partFiles, say } from './parts';
import { guardedFile } from './wrapperModules';

/** The keys of an extension. */
// prettier-ignore
export const EXTENSION_KEYS = [
  'name', 'isOn', 'setup', 'whenOff', 'settings', 'searchSettings', 'checkSettings', 'texts', 'files', 'read',
  'readingRules', 'rules', 'elements', 'inspect', 'readAtStart',
] as const satisfies readonly (keyof Feature)[];

/** Reports an element that throws, and errors in what it renders, at its place in the page. */
const withReport = (element: ContentComponent, name: string, file: string): ContentComponent => ({
  ...element,
  render: (props, children, node, compilation) => {
    try {
      const made = [element.render(props, children, node, compilation) ?? []].flat();
      return checkRendered(made, children, { node, name, isBlock: element.isBlock === true }, compilation);
    } catch (error) {
      const { message = String(error) } = error as Partial<Error>;
      const where = sayOfContent('code.fixIn', { place: displayName(file) }).message;
      const text = sayOfContent('code.fails', { subject: `<${name}>`, message: message.replace(/\.$/, '') }, where);
      addDiagnostic(compilation, node, 'component/code', text);
      return children;
    }
  },
});

/** Returns an extension as the engine uses it: with absolute files, and guarded components. */
function asFeature(extension: Feature, file: string, contentFolder: string): Feature {
  const { elements = {}, isOn, setup } = extension;
  const inFolder = (name: string) => path.resolve(path.dirname(file), name);
  const all = typeof elements === 'function' ? elements(contentFolder) : elements;
  const entries = Object.entries(all).map(([name, element]) => [name, withReport(element, name, file)] as const);
  return {
    ...extension,
    isOwn: true,
    isOn: (site) => site.folder === contentFolder && site.site.components === 'trusted' && isOn(site),
    elements: Object.fromEntries(entries),
    setup: (site, add) =>
      setup?.(site, {
        ...add,
        page: ({ template, ...page }) => {
          add.page({ ...page, template: inFolder(template) });
        },
        slot: (slot, name) => {
          add.slot(slot, guardedFile(contentFolder, inFolder(name)));
        },
        browser: (name, options) => {
          add.browser(inFolder(name), options);
        },
      }),
  };
}

/** Loads the default exports of files; none where the site does not trust its content. */
function loadDefaults<Value extends object>(
  folder: string,
  files: readonly string[],
  nothing: Pick<ReadingFinding, 'rule' | 'message' | 'hint'>,
  keys: readonly (keyof Value)[],
) {
  const loader = createCodeLoader(folder, true);
  const findings: ReadingFinding[] = [];
  const found = (files.length > 0 && isTrusted(folder) ? files : []).flatMap(
    (file): { file: string; value: Value }[] => {
      const { value, finding } = loader.load(file);
      const made = (value?.default ?? {}) as Value;
      if (finding === undefined && keys.every((key) => made[key] !== undefined)) return [{ file, value: made }];
      findings.push(finding ?? { file: displayName(file), ...nothing });
      return [];
    },
  );
  return { found, findings };
}

/** Loads the elements of a content folder, by their names. */
export function loadElements(folder: string) {
  const keys = ['description', 'props', 'render'] as const;
  const nothing = { rule: 'part/element', ...say('part/element') } as const;
  const { found, findings } = loadDefaults<ContentComponent>(folder, partFiles(folder, 'elements'), nothing, keys);
  const named = found.map(({ file, value }) => ({ name: path.parse(file).name, file, value }));
  return {
    elements: Object.fromEntries(named.map(({ name, file, value }) => [name, withReport(value, name, file)])),
    /** Files by the elements' names. */
    files: new Map(named.map(({ name, file }) => [name, displayName(file)])),
    findings,
  };
}

/** Returns the definitions of the extensions of a content folder. */
export const extensionFiles = (folder: string): string[] =>
  codeFiles(folder, 'extensions').filter((file) =>
    /^[^/\\]+.feature\.ts$/.test(path.relative(path.join(folder, 'extensions'), file)),
  );

/** Loads the extensions of a content folder, besides the features of the engine. */
export function loadExtensions(folder: string, known: readonly string[]) {
  const nothing = { rule: 'part/extension', ...say('part/extension') } as const;
  const { found, findings } = loadDefaults<Feature>(folder, extensionFiles(folder), nothing, ['name', 'isOn']);
  const owners = new Map(known.map((name) => [name, `src/features/${name}`]));
  const keys: readonly string[] = EXTENSION_KEYS;
  const extensions = found.flatMap(({ file, value }): Feature[] => {
    const key = Object.keys(value).find((each) => !keys.includes(each));
    const { name } = value;
    const owner = owners.get(name);
    owners.set(name, displayName(file));
    if (key === undefined && owner === undefined) return [asFeature(value, file, folder)];
    const message =
      key === undefined
        ? say('part/taken', { name, owner })
        : say('part/extension.key', { key, keys: keys.join(', ') });
    findings.push({ rule: 'part/extension', file: displayName(file), ...message });
    return [];
  });
  return { extensions, findings };
}

/** Returns a digest of the files of folders of the content. */
export function digestOf(folder: string, names: readonly string[]): string {
  const files = names.flatMap((name) => codeFiles(folder, name));
  const texts = files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
