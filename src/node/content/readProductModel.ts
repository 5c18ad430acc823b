import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { findModelFindings, NO_MODEL, type ProductModel } from '../../node/content/productModel';
import { didYouMean } from '../diagnostics/nearest';
import { productModelSchema } from '../schema/productModelSchema';
import { readTable, type Table } from './readTables';
import { say } from './say';

/** Letters of the model's digest: enough to tell its versions apart. */
const DIGEST_LENGTH = 16;

export interface ProductModelFile {
  table: Table<ProductModel>;
  diagnostics: ReadingFinding[];
}

/** Reads `model.yaml`; without it nothing is known of the product. */
export function readProductModel(folder: string): ProductModelFile {
  const { table, diagnostics } = readTable(path.join(folder, 'model.yaml'), productModelSchema, NO_MODEL);
  const within = findModelFindings(table.data).map(({ path: at, what, name, known }) => ({
    rule: 'model/unknown-name' as const,
    file: table.file,
    ...table.locate(at),
    ...say(
      `model/unknown-name.${what}${known.length === 0 ? 'First' : ''}`,
      { name, known: known.join(', ') },
      didYouMean(name, known),
    ),
  }));
  return { table, diagnostics: [...diagnostics, ...within] };
}

/** A digest that changes when the model does. */
export const modelDigest = (model: ProductModel): string =>
  createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, DIGEST_LENGTH);
