import { createHash } from 'node:crypto';
import { MAIN_ROOT, type DocRoot } from '../../model/pages/docRoots';
import { additionPoint } from '../../model/site/additions';
import type { ReadingFinding } from '../diagnostics/readingRules';
import type { EngineParts } from '../site/siteFacts';
import type { FeatureContent } from './mdx/compilation';
import type { FeatureReading } from './readTables';

/** Reads the doc roots of a content folder in the order that readers see; none where there is only the main one. */
export const DOC_ROOTS =
  additionPoint<(folder: string) => { roots: readonly DocRoot[]; diagnostics: ReadingFinding[] }>('docRoots');
/** Reads a feature's file once for each load of the site. */
export const READINGS = additionPoint<(folder: string) => FeatureReading>('read');

const ONLY_MAIN: readonly DocRoot[] = [{ name: MAIN_ROOT, label: '' }];

/** Reads the doc roots that features add, the main one included; where no feature adds any, only the main one. */
export function readDocRoots({ folder, added }: EngineParts): {
  value: readonly DocRoot[];
  diagnostics: ReadingFinding[];
} {
  const read = added.of(DOC_ROOTS).map((readRoots) => readRoots(folder));
  const value = read.flatMap(({ roots }) => roots);
  return { value: value.length === 0 ? ONLY_MAIN : value, diagnostics: read.flatMap(({ diagnostics }) => diagnostics) };
}

/** Adds a digest that changes with what a feature has read. */
function withDigest({ table, ...read }: FeatureReading) {
  const digest = createHash('sha256').update(JSON.stringify(table.data)).digest('hex');
  return { table: { ...table, digest }, ...read };
}

/** Returns what features have read of their files. */
export const readFeatureFiles = ({ folder, added }: EngineParts) =>
  added.named(READINGS).map(([name, read]) => ({ name: name as keyof FeatureContent, ...withDigest(read(folder)) }));
