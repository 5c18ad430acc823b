import { existsSync } from 'node:fs';
import path from 'node:path';
import { asGroup, asList, asRoute, asText, readJson, type DocsInstance, type DocusaurusSite } from './settings';

/** A version of a set of docs. */
export interface DocsVersion {
  instance: DocsInstance;
  shelf: string;
  /** Its name in the old site; `current` for the docs folder itself. */
  name: string;
  /** Its name in the new site; undefined where its pages are among the current ones in `docs`. */
  version: string | undefined;
  label: string;
  banner: string | undefined;
  folder: string;
  /** Part of the address between that of the docs and that of the page. */
  part: string;
  /** The file of its sidebars. */
  sidebars: string | undefined;
}

/** Returns the name of the folder for a set of docs, in the folder of a language. */
export const pluginFolder = (instance: string) =>
  `docusaurus-plugin-content-docs${instance === 'default' ? '' : `-${instance}`}`;

/** Returns the name of a version in that folder. */
export const rootFolder = ({ name }: DocsVersion) => (name === 'current' ? name : `version-${name}`);

/** Converts a name to a valid folder name of a version. */
const versionName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .replace(/([._-])[._-]+/g, '$1') || 'older';

/** Returns the versions of a set of docs, the default one first. */
export function findVersions(site: DocusaurusSite, instance: DocsInstance, isMain: boolean): DocsVersion[] {
  const prefix = instance.id === 'default' ? '' : `${instance.id}_`;
  const listed = asList(readJson(path.join(site.folder, `${prefix}versions.json`), site.readable)).flatMap(
    (name) => asText(name) ?? [],
  );
  const { options } = instance;
  const only = asList(options.onlyIncludeVersions).flatMap((name) => asText(name) ?? []);
  const withCurrent = options.includeCurrentVersion === false ? listed : ['current', ...listed];
  const names = (only.length > 0 ? withCurrent.filter((name) => only.includes(name)) : withCurrent).filter(
    (name) => name !== 'current' || existsSync(instance.folder),
  );
  const last = asText(options.lastVersion) ?? listed.find((name) => names.includes(name)) ?? 'current';
  const settings = asGroup(options.versions);
  const ordered = [...names.filter((name) => name === last), ...names.filter((name) => name !== last)];
  return ordered.map((name): DocsVersion => {
    const own = asGroup(settings[name]);
    const usual = name === last ? '' : name === 'current' ? 'next' : name;
    const part = asRoute(own.path, usual, 'path', () => undefined);
    const versioned = path.join(site.folder, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`);
    const folder = path.join(site.folder, `${prefix}versioned_docs`, `version-${name}`);
    // Some sites copy their docs to the last version when they publish it.
    const isCopied = name === 'current' || (name === last && !existsSync(folder));
    return {
      instance,
      shelf: `${instance.id}/${name}`,
      name,
      version: isMain && name !== last ? versionName(part === '' ? name : part) : undefined,
      label: asText(own.label) ?? (name === 'current' ? (listed.length > 0 ? 'Next' : 'Current') : name),
      banner: asText(own.banner) ?? (name === 'current' ? 'unreleased' : 'unmaintained'),
      folder: isCopied ? instance.folder : folder,
      part,
      sidebars: name === 'current' ? instance.sidebars : existsSync(versioned) ? versioned : undefined,
    };
  });
}
