import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../diagnostics/diagnostic';
import { isWithin } from '../../../../model/site/path';
import { didYouMean } from '../../../diagnostics/nearest';
import { CURRENT_VERSION, versionRoot } from '../../../../model/pages/versionPath';
import { displayName } from '../../../files/contentFolder';
import type { Content } from '../../loadContent';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

/** Every listed version has pages and a path of its own, and every folder of docs is listed. */
function checkVersions(content: Content): Finding[] {
  if (content.broken.has('versions')) return [];
  return [
    ...content.versions.others.flatMap((name, index) => versionDiagnostics(content, name, index)),
    ...unlisted(content),
  ];
}

function versionDiagnostics({ versions, docs, brokenDocs }: Content, name: string, index: number): Finding[] {
  const place = versions.placeOf(index);
  const root = versionRoot(name);
  const taken = docs.find(({ version, path: own }) => version === CURRENT_VERSION && isWithin(own, root));
  if (taken !== undefined) {
    return [
      {
        ...place,
        message: `The version "${name}" would stand at ${root}, where ${taken.file} already makes a page.`,
        hint: 'Give the version another name, or move that page.',
      },
    ];
  }
  const hasPages = [...docs.map(({ path: own }) => own), ...brokenDocs].some((own) => isWithin(own, root));
  if (hasPages) return [];
  return [
    {
      ...place,
      message: `The version "${name}" has no pages.`,
      hint: `Put its docs into versions/${name}/docs, or remove it from this list.`,
    },
  ];
}

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

function unlisted({ folder, versions }: Content): Finding[] {
  const parent = path.join(folder, 'versions');
  const names = listFolders(parent);
  return names
    .filter((name) => !versions.others.includes(name))
    .map((name) => ({
      file: displayName(path.join(parent, name)),
      message: `The folder of the version "${name}" is not listed in ${versions.file}.`,
      hint:
        didYouMean(
          name,
          versions.others.filter((other) => !names.includes(other)),
        ) ??
        (versions.others.length === 0
          ? 'Write that file, with the label of the current version and this version under "others", or remove the folder.'
          : 'Add it there under "others", or remove the folder.'),
    }));
}

export const versionPages = defineRule(
  'version/pages',
  essential('Listed versions have pages and a path of their own, and folders of versions are listed.'),
  checkVersions,
);
