import path from 'node:path';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { findModelFindings } from './productModel';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { NO_MODEL, productModelSchema } from './productModelSchema';
import { readTable } from '../../../node/content/readTables';

export const MODEL_FILE = 'model.yaml';

/** Reads `model.yaml`; without it nothing is known of the product. */
export function readProductModel(folder: string) {
  const { table, diagnostics } = readTable(path.join(folder, MODEL_FILE), productModelSchema, NO_MODEL);
  const within = findModelFindings(table.data).map(({ path: at, what, name, known }): ReadingFinding => ({
    rule: 'model/unknown-name',
    file: table.file,
    ...table.locate(at),
    message: `There is no ${what} "${name}".`,
    hint: didYouMean(name, known) ?? (known.length === 0 ? 'Add it first.' : `There are ${known.join(', ')}.`),
  }));
  return { table, diagnostics: [...diagnostics, ...within] };
}
