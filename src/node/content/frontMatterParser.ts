import type { z } from 'zod';
import type { Message } from '../diagnostics/messages';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { splitLocale } from '../site/docPath';
import { changedTexts } from '../site/changedTexts';
import type { EngineParts } from '../site/siteFacts';
import { parseYamlAs, type Parsed, type YamlSource } from '../yaml/parseYaml';
import type { OldAnchor } from './mdx/oldAnchors';
import { prepareSource } from './mdx/prepareSource';
import { say } from './say';

/** Returns the earlier ids of a page's headings, each with its position in the front matter. */
export function listOldAnchors({ data, source }: { data: { oldAnchors: Record<string, string> }; source: YamlSource }) {
  return Object.entries(data.oldAnchors).map(([id, heading]): OldAnchor => ({
    id,
    heading,
    ...source.locate(['oldAnchors', id], true),
  }));
}

/** Returns the finding for a file whose front matter cannot be found. */
export function missingFrontMatter(raw: string, file: string): ReadingFinding {
  const found = (message: Message): ReadingFinding => ({
    rule: 'front-matter/missing',
    file,
    line: 1,
    column: 1,
    ...message,
  });
  const [first = ''] = raw.split('\n');
  if (/^\s+---\n/.test(raw)) return found(say('front-matter/missing.emptyLine'));
  if (/^[—–]+\s*$/.test(first)) return found(say('front-matter/missing.dash', { first: first.trim() }));
  if (/^---\s*$/.test(first))
    return found(say(/^\.\.\.\s*$/m.test(raw) ? 'front-matter/missing.dots' : 'front-matter/missing.end'));
  return found(say('front-matter/missing'));
}

/** A file in two parts; `parsed` is undefined without front matter. */
interface ParsedFile<FrontMatter> {
  body: string;
  /** The source text of the front matter. */
  written: string;
  /** The first line after the front matter. */
  bodyLine: number;
  parsed: Parsed<{ data: FrontMatter; source: YamlSource }> | undefined;
}
export type FrontMatterParser<FrontMatter> = (
  absolutePath: string,
  file: string,
  raw: string,
) => ParsedFile<FrontMatter>;

interface Remembered<FrontMatter> {
  raw: string;
  file: string;
  result: ParsedFile<FrontMatter>;
}

/** The last result for each file, by schema: when a site is read again, few pages have changed. */
const parsedBy = new WeakMap<z.ZodType, Map<string, Remembered<unknown>>>();

/** Creates a parser of front matter of a site that parses a file again only after it has changed. */
export function createFrontMatterParser<FrontMatter>(
  schema: z.ZodType<FrontMatter>,
  { folder, added }: EngineParts,
  codes: readonly string[],
): FrontMatterParser<FrontMatter> {
  const parse = (file: string, raw: string): ParsedFile<FrontMatter> => {
    const { frontMatter, frontMatterLine, body } = prepareSource(raw);
    const written = frontMatter ?? '';
    return {
      body,
      written,
      bodyLine: frontMatterLine + written.split('\n').length,
      parsed: frontMatter === null ? undefined : parseYamlAs(frontMatter, file, schema, frontMatterLine),
    };
  };
  const parsedFiles = (parsedBy.get(schema) ?? new Map()) as Map<string, Remembered<FrontMatter>>;
  parsedBy.set(schema, parsedFiles);
  return (absolutePath, file, raw) => {
    const before = parsedFiles.get(absolutePath);
    const result = before?.raw === raw && before.file === file ? before.result : parse(file, raw);
    parsedFiles.set(absolutePath, { raw, file, result });
    const { parsed } = result;
    if (parsed?.value === undefined) return result;
    const { data, source } = parsed.value;
    const { name, locale } = splitLocale(absolutePath, codes);
    const pageFiles = [name, ...codes.map((code) => `${name}.${code}`)].map((stem) => `${stem}.mdx`);
    const texts = changedTexts(added, data, { ...source, folder, pageFiles }, locale);
    const diagnostics = [...parsed.diagnostics, ...texts.diagnostics];
    return { ...result, parsed: { value: { data: texts.data, source }, diagnostics } };
  };
}
