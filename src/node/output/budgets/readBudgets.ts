import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { formatReport } from '../../diagnostics/diagnostic';
import { strict } from '../../schema/strict';
import { parseYamlAs } from '../../yaml/parseYaml';

/** What is counted of a first visit. */
export const MEASURES = ['html', 'script', 'data', 'requests'] as const;

/**
 * What a first visit to a page weighs, or may weigh at most: the document, the scripts and the page's data in kB (1,000
 * bytes) as they are sent, and how many requests they are.
 */
export type Weight = Record<(typeof MEASURES)[number], number>;

/** The limits by kind of page. */
export type Budgets = Readonly<Record<string, Weight>>;

const limit = z.number().positive();
const weight = strict({ html: limit, script: limit, data: limit, requests: limit });

/**
 * Reads the limits of first visits.
 * @param name how messages name the file
 * @param kinds the kinds of pages that the built site has
 * @throws an error with all findings in the file
 */
export function readBudgets(file: string, name: string, kinds: readonly string[]): Budgets {
  const schema = strict(Object.fromEntries(kinds.map((kind) => [kind, weight])));
  // JSON is YAML, whose parser knows the line of each key.
  const { value, diagnostics } = parseYamlAs(readFileSync(file, 'utf8'), name, schema);
  if (value === undefined || diagnostics.length > 0) throw new Error(formatReport(diagnostics));
  return value.data;
}
