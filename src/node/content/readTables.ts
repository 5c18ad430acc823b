import path from 'node:path';
import type { z } from 'zod';
import type { Finding } from '../diagnostics/diagnostic';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { isWebVtt, transcriptOf } from '../../model/reading/transcript';
import { authorsSchema, redirectsSchema, tagsSchema, videoSchema } from '../schema/tableSchemas';
import { kindsSchema } from '../schema/kindsSchema';
import { searchWordsSchema } from '../schema/searchWordsSchema';
import { synonymsSchema } from '../schema/synonymsSchema';
import { displayName } from '../files/contentFolder';
import { listFiles } from '../files/listFiles';
import { parseYamlAs, type YamlSource } from '../yaml/parseYaml';
import { isReadable, readText } from '../files/readText';
import { say } from './say';

/** A YAML file with its data and the source positions. */
export interface Table<Data> {
  file: string;
  data: Data;
  locate: YamlSource['locate'];
}

/** A view of the product, or a part of it: `tilauskortti > Jakelu`. */
export type ProductPlace = Pick<ReadingFinding, 'file' | 'line' | 'column'> & { name: string };

/** What a feature has read of its file. */
export interface FeatureReading {
  table: Table<unknown>;
  diagnostics: ReadingFinding[];
  /** Places of the product that pages can help with. */
  places?: readonly ProductPlace[];
  /** Names of the product, which pages may have in bold. */
  names?: readonly string[];
}

interface TableResult<Data> {
  table: Table<Data>;
  /** False where the file is not readable, so the table is empty. */
  isUsable: boolean;
  diagnostics: ReadingFinding[];
}

/** Reads a YAML file by its schema; without a file the table is empty. */
export function readTable<Schema extends z.ZodType>(
  absolutePath: string,
  schema: Schema,
  empty: z.output<Schema>,
): TableResult<z.output<Schema>> {
  const file = displayName(absolutePath);
  const nowhere = () => ({ line: 1, column: 1 });
  if (!isReadable(absolutePath))
    return { table: { file, data: empty, locate: nowhere }, isUsable: true, diagnostics: [] };
  const parsed = parseYamlAs(readText(absolutePath), file, schema);
  if (parsed.value === undefined)
    return { table: { file, data: empty, locate: nowhere }, isUsable: false, diagnostics: parsed.diagnostics };
  return {
    table: { file, data: parsed.value.data, locate: parsed.value.source.locate },
    isUsable: true,
    diagnostics: parsed.diagnostics,
  };
}

/** Reads `blog/authors.yaml`; without it there are no authors. */
export const readAuthors = (folder: string) => readTable(path.join(folder, 'blog', 'authors.yaml'), authorsSchema, {});

/** Reads `blog/tags.yaml`; without it there are no tags. */
export const readTags = (folder: string) => readTable(path.join(folder, 'blog', 'tags.yaml'), tagsSchema, {});

/** Reads `redirects.yaml`; without it there are no redirects. */
export const readRedirects = (folder: string) => readTable(path.join(folder, 'redirects.yaml'), redirectsSchema, []);

/** Reads a language's `synonyms.<locale>.yaml`; without it there are no synonyms. */
export const readSynonyms = (folder: string, locale: string) =>
  readTable(path.join(folder, `synonyms.${locale}.yaml`), synonymsSchema, []);

/** Reads a language's `search-words.<locale>.yaml`; without it the site adds no words to the language. */
export const readSearchWords = (folder: string, locale: string) =>
  readTable(path.join(folder, `search-words.${locale}.yaml`), searchWordsSchema, {});

/** Reads `kinds.yaml`; without it kinds of pages have no requirements. */
export const readKinds = (folder: string) => readTable(path.join(folder, 'kinds.yaml'), kindsSchema, {});

type VideoInput = z.output<typeof videoSchema>;

/** Returns the message key for a file without captions; undefined for a file with some. */
function captionsError(text: string) {
  if (!isWebVtt(text)) return 'video/files.noWebVtt';
  return transcriptOf(text).length > 0 ? undefined : 'video/files.noCaptions';
}

interface VideoResult {
  video: VideoInput | undefined;
  /** The position of its poster; undefined where the file is unreadable. */
  posterPlace?: Pick<Finding, 'file' | 'line' | 'column'>;
  diagnostics: ReadingFinding[];
}

/** Reads one video's YAML file, and checks that its files exist and that it has captions. */
export function readVideo(absolutePath: string): VideoResult {
  const file = displayName(absolutePath);
  const parsed = parseYamlAs(readText(absolutePath), file, videoSchema);
  if (parsed.value === undefined) return { video: undefined, diagnostics: parsed.diagnostics };
  const { data, source } = parsed.value;
  const missing = (['file', 'captions', 'poster'] as const).filter(
    (key) => !isReadable(path.resolve(path.dirname(absolutePath), data[key])),
  );
  const findings = missing.map((key): ReadingFinding => ({
    rule: 'video/files',
    file,
    ...source.locate([key]),
    ...say('video/files.missing', { name: data[key] }),
  }));
  const captions = path.resolve(path.dirname(absolutePath), data.captions);
  const error = isReadable(captions) ? captionsError(readText(captions)) : undefined;
  if (error !== undefined)
    findings.push({
      rule: 'video/files',
      file,
      ...source.locate(['captions']),
      ...say(error, { name: data.captions }),
    });
  return {
    video: findings.length === 0 ? data : undefined,
    posterPlace: { file, ...source.locate(['poster']) },
    diagnostics: [...parsed.diagnostics, ...findings],
  };
}

/** Lists the YAML files of the videos. */
export function listVideos(folder: string): string[] {
  return listFiles(path.join(folder, 'videos'), folder).filter((file) => file.endsWith('.yaml'));
}
