import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import type { LocalizedText } from '../../../model/site/locale';
import { type VersionBanner } from '../model/versions';
import { CURRENT_VERSION } from '../../../model/pages/versionPath';
import { versionsSchema } from './versionsSchema';
import { displayName } from '../../../node/files/contentFolder';
import { parseYamlAs, type YamlSource } from '../../../node/yaml/parseYaml';
import { readText } from '../../../node/files/readText';

/** One version of the docs. */
interface VersionInput {
  name: string;
  label: LocalizedText;
  banner: VersionBanner;
}

export interface VersionsFile {
  /** The file's name in messages. */
  file: string;
  /** All versions, newest first; only the current one on a site without versions. */
  versions: VersionInput[];
  /** Names of the versions that have folders of their own: all but the current one. */
  others: string[];
  /** Where the name of one of the others stands. */
  placeOf: (index: number) => { file: string; line: number; column: number };
}

/** Reads `versions.yaml` of a content folder; without the file the current version is the only one. */
export function readVersions(folder: string): { value: VersionsFile; diagnostics: ReadingFinding[] } {
  const absolutePath = path.join(folder, 'versions.yaml');
  const file = displayName(absolutePath);
  const current = (label: LocalizedText): VersionInput => ({ name: CURRENT_VERSION, label, banner: 'none' });
  const placeIn = (source?: YamlSource) => (index: number) => ({
    file,
    ...(source?.locate(['others', index, 'name']) ?? { line: 1, column: 1 }),
  });
  const only = { file, versions: [current('')], others: [], placeOf: placeIn() };
  if (!existsSync(absolutePath)) return { value: only, diagnostics: [] };
  const parsed = parseYamlAs(readText(absolutePath), file, versionsSchema);
  if (parsed.value === undefined) return { value: only, diagnostics: parsed.diagnostics };
  const { data, source } = parsed.value;
  const others = data.others.map(({ name, label = name, banner }): VersionInput => ({ name, label, banner }));
  const isNewer = ({ banner }: VersionInput) => banner === 'unreleased';
  const versions = [
    ...others.filter(isNewer),
    current(data.current.label),
    ...others.filter((version) => !isNewer(version)),
  ];
  const value = { file, versions, others: others.map(({ name }) => name), placeOf: placeIn(source) };
  return { value, diagnostics: [...parsed.diagnostics, ...findDuplicates(value)] };
}

function findDuplicates({ others, placeOf }: VersionsFile): ReadingFinding[] {
  return others.flatMap((name, index) =>
    others.indexOf(name) === index
      ? []
      : [
          {
            rule: 'version/repeated',
            ...placeOf(index),
            message: `The version "${name}" is there twice.`,
            hint: 'Remove one of the two.',
          },
        ],
  );
}
