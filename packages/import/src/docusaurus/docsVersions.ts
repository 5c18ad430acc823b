import { existsSync } from 'node:fs';
import path from 'node:path';
import { asGroup, asList, asText, readJson, type DocsInstance, type DocusaurusSite } from './settings';

/** A version of a set of docs. */
export interface DocsVersion {
  instance: DocsInstance;
  shelf: string;
  /** As the old site names it; `current` for what is in the docs folder itself. */
  name: string;
  /** Name of it in the new site; undefined where its pages stand among those of `docs`. */
  version: string | undefined;
  label: string;
  banner: string | undefined;
  folder: string;
  /** Part of the address between the docs' own and the page's. */
  part: string;
  /** The file of its sidebars. */
  sidebars: string | undefined;
}

/** The folder of a language with what belongs to a set of docs. */
export const pluginFolder = (instance: string) =>
  `docusaurus-plugin-content-docs${instance === 'default' ? '' : `-${instance}`}`;

/** What a version is called in that folder. */
export const rootFolder = ({ name }: DocsVersion) => (name === 'current' ? name : `version-${name}`);

/** A name as a folder of versions may have it. */
const versionName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .replace(/([._-])[._-]+/g, '$1') || 'older';

/** The versions of a set of docs, the one that readers see first at its head. */
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
    const part = typeof own.path === 'string' ? own.path.replace(/^\/+|\/+$/g, '') : usual;
    const versioned = path.join(site.folder, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`);
    return {
      instance,
      shelf: `${instance.id}/${name}`,
      name,
      version: isMain && name !== last ? versionName(part === '' ? name : part) : undefined,
      label: asText(own.label) ?? (name === 'current' ? (listed.length > 0 ? 'Next' : 'Current') : name),
      banner: asText(own.banner) ?? (name === 'current' ? 'unreleased' : 'unmaintained'),
      folder:
        name === 'current' ? instance.folder : path.join(site.folder, `${prefix}versioned_docs`, `version-${name}`),
      part,
      sidebars: name === 'current' ? instance.sidebars : existsSync(versioned) ? versioned : undefined,
    };
  });
}
