import { existsSync } from 'node:fs';
import path from 'node:path';
import { MAIN_ROOT, type DocRoot } from '../../../model/pages/docRoots';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { displayName } from '../../../node/files/contentFolder';
import { readText } from '../../../node/files/readText';
import { parseYamlAs } from '../../../node/yaml/parseYaml';
import { versionsSchema } from './versionsSchema';

/** The file of a content folder that lists the versions. */
export const versionsFile = (folder: string): string => path.join(folder, 'versions.yaml');

/** Reads the versions of a content folder, newest first; none without `versions.yaml`. */
export function readVersions(folder: string): { roots: DocRoot[]; diagnostics: ReadingFinding[] } {
  if (!existsSync(versionsFile(folder))) return { roots: [], diagnostics: [] };
  const file = displayName(versionsFile(folder));
  const parsed = parseYamlAs(readText(versionsFile(folder)), file, versionsSchema);
  if (parsed.value === undefined) return { roots: [], diagnostics: parsed.diagnostics };
  const { data, source } = parsed.value;
  const others = data.others.map(({ name, label = name, banner }, index): DocRoot => ({
    name,
    label,
    banner,
    place: { file, ...source.locate(['others', index, 'name']) },
  }));
  const isNewer = ({ banner }: DocRoot) => banner === 'unreleased';
  const roots = [
    ...others.filter(isNewer),
    { name: MAIN_ROOT, label: data.current.label },
    ...others.filter((version) => !isNewer(version)),
  ];
  return { roots, diagnostics: parsed.diagnostics };
}
