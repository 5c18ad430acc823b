import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { findGlossaryFindings, type Glossary } from './glossary';
import { didYouMean } from '../diagnostics/nearest';
import { changedTexts } from '../site/changedTexts';
import type { EngineParts } from '../site/siteFacts';
import { glossarySchema } from '../schema/glossarySchema';
import { readTable, type Table } from './readTables';
import type { z } from 'zod';
import { say } from './say';

/** Letters of the digest of an entry, enough to tell its versions apart. */
const DIGEST_LENGTH = 16;

export type GlossaryTable = Table<z.output<typeof glossarySchema>>;

export interface GlossaryFile {
  /** Undefined when the file cannot be read. */
  glossary: Glossary | undefined;
  table: GlossaryTable;
  diagnostics: ReadingFinding[];
}

const digestOf = (entry: object) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, DIGEST_LENGTH);

/** Reports words under codes that are not other locales of the site. */
function wordFindings({ file, data, locate }: GlossaryTable, codes: readonly string[]): ReadingFinding[] {
  const others = codes.slice(1);
  return Object.entries(data).flatMap(([key, { words }]) =>
    Object.keys(words)
      .filter((code) => !others.includes(code))
      .map((code) => ({
        rule: 'glossary/entry' as const,
        file,
        ...locate([key, 'words', code], true),
        ...say('glossary/entry.language', { code, others: others.join(', ') }, didYouMean(code, others)),
      })),
  );
}

/** Reads `glossary.yaml`; without it there are no terms. The first locale code is the default. */
export function readGlossary({ folder, added }: EngineParts, codes: readonly string[]): GlossaryFile {
  const read = readTable(path.join(folder, 'glossary.yaml'), glossarySchema, {});
  const texts = changedTexts(added, read.table.data, { ...read.table, folder }, codes[0]);
  const table = { ...read.table, data: texts.data };
  const between = findGlossaryFindings(table.data).map(({ path: at, message, hint }) => ({
    rule: 'glossary/entry' as const,
    file: table.file,
    ...table.locate(at),
    message,
    hint,
  }));
  const all = [...read.diagnostics, ...texts.diagnostics, ...between, ...wordFindings(table, codes)];
  const terms = Object.entries(table.data).map(([key, entry]) => ({ ...entry, key, digest: digestOf(entry) }));
  return { glossary: read.isUsable ? { terms } : undefined, table, diagnostics: all };
}
