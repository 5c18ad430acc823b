import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MAIN_ROOT, rootPath, ROOTS_FOLDER, type DocRoot } from '../../../model/pages/docRoots';
import { isWithin } from '../../../model/site/path';
import type { Content } from '../../../node/content/loadContent';
import { defineRules } from '../../../node/content/rules/contentRule';
import type { Finding } from '../../../node/diagnostics/diagnostic';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { essential } from '../../../node/diagnostics/rule';
import { displayName } from '../../../node/files/contentFolder';
import { versionsFile } from './readVersions';
import { messagesOf } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Returns findings for the pages of a version. */
function findWrongPages({ name, place }: DocRoot, { docs, brokenDocs }: Content): Finding[] {
  if (place === undefined) return [];
  const root = rootPath(name);
  const conflict = docs.find(({ version, path: own }) => version === MAIN_ROOT && isWithin(own, root));
  if (conflict !== undefined) {
    return [{ ...place, ...say('conflict', { name, root, file: conflict.file }) }];
  }
  const hasPages = [...docs.map(({ path: own }) => own), ...brokenDocs].some((own) => isWithin(own, root));
  if (hasPages) return [];
  return [{ ...place, ...say('noPages', { name, folder: ROOTS_FOLDER }) }];
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

function findUnlisted({ folder, otherRoots }: Content): Finding[] {
  const parent = path.join(folder, ROOTS_FOLDER);
  const names = listFolders(parent);
  return names
    .filter((name) => !otherRoots.includes(name))
    .map((name) => ({
      file: displayName(path.join(parent, name)),
      ...say(
        otherRoots.length === 0 ? 'noList' : 'unlisted',
        { name, file: displayName(versionsFile(folder)) },
        didYouMean(
          name,
          otherRoots.filter((other) => !names.includes(other)),
        ),
      ),
    }));
}

function findRepeated({ docRoots }: Content): Finding[] {
  const names = docRoots.map(({ name }) => name);
  return docRoots.flatMap(({ name, place }, index) =>
    place === undefined || names.indexOf(name) === index ? [] : [{ ...place, ...say('repeated', { name }) }],
  );
}

/** The rules for `versions.yaml` and the folders of versions. */
export const versionRules = defineRules(
  {
    'version/repeated': essential('Each version is listed once.'),
    'version/pages': essential(
      'Listed versions have pages and a path of their own, and folders of versions are listed.',
    ),
  },
  (content) => {
    if (content.broken.has('docRoots')) return [];
    const pages = [...content.docRoots.flatMap((root) => findWrongPages(root, content)), ...findUnlisted(content)];
    return [
      ...findRepeated(content).map((finding) => ({ ...finding, rule: 'version/repeated' as const })),
      ...pages.map((finding) => ({ ...finding, rule: 'version/pages' as const })),
    ];
  },
);
