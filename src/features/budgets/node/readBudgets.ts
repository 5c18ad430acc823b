import { z } from 'zod';
import { readText } from '../../../node/files/readText';
import { parseYamlAs } from '../../../node/yaml/parseYaml';
import { strict } from '../../../node/schema/strict';

/** The file of the content folder with the limits. */
export const BUDGETS_FILE = 'budgets.json';

/** What is counted of a first visit. */
export const MEASURES = ['html', 'script', 'data', 'requests'] as const;

/** What a first visit to a page weighs: the document, the scripts and the page's data in kB as sent, and requests. */
export type Weight = Record<(typeof MEASURES)[number], number>;

/** The limits by kind of page. */
export type Budgets = Readonly<Record<string, Weight>>;

const limit = z.number().positive();
const weightSchema = strict({ html: limit, script: limit, data: limit, requests: limit });

/** Room above what a page weighs when limits are written. */
const ROOM = 1.1;

/** Returns limits that leave a page room to grow; a request more is always allowed. */
export function limitsFor({ html, script, data, requests }: Weight): Weight {
  const withRoom = (weight: number) => Math.ceil(weight * ROOM * 10) / 10;
  return { html: withRoom(html), script: withRoom(script), data: withRoom(data), requests: requests + 1 };
}

/** Reads the limits of first visits by kind of page; `name` is the file's in messages. */
export const readBudgets = (file: string, name: string) =>
  // JSON is YAML, whose parser knows the line of each key.
  parseYamlAs(readText(file), name, z.record(z.string(), weightSchema));
