import type { z } from 'zod';
import { additionPoint } from '../../model/site/additions';

/** Schemas of the files that a feature adds to the content folder, by file: `versions.yaml`. */
export const FILES = additionPoint<Readonly<Record<string, z.ZodType>>>('files');

/** Files that a build writes into the output folder in each locale, and folders with a slash at the end. */
export const OUTPUT_NAMES = additionPoint<string>('outputNames');
