import { formatCheckstyle } from './checkstyle';
import type { Format } from './format';
import { formatGithub } from './github';
import { formatJson } from './json';
import { formatSarif } from './sarif';
import { formatText } from './text';

/** The formats of a report by their names. */
export const FORMATS = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
  checkstyle: formatCheckstyle,
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);
