import { readFileSync } from 'node:fs';

/** The file of the content folder with the limits. */
export const BUDGETS_FILE = 'budgets.json';

/** What is counted of a first visit. */
export const MEASURES = ['html', 'script', 'data', 'requests'] as const;

/**
 * What a first visit to a page weighs, or may weigh at most: the document, the scripts and the page's data in kB (1,000
 * bytes) as they are sent, and how many requests they are.
 */
export type Weight = Record<(typeof MEASURES)[number], number>;

/** The limits by kind of page. */
export type Budgets = Readonly<Record<string, Weight>>;

const EXAMPLE = `"doc": ${JSON.stringify({ html: 12, script: 75, data: 6, requests: 8 })}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Room above what a page weighs when limits are written. */
const ROOM = 1.1;

/** Returns limits that leave a page room to grow; a request more is always allowed. */
export function limitsFor({ html, script, data, requests }: Weight): Weight {
  const withRoom = (weight: number) => Math.ceil(weight * ROOM * 10) / 10;
  return { html: withRoom(html), script: withRoom(script), data: withRoom(data), requests: requests + 1 };
}

function faultsOf(kind: string, limits: unknown): string[] {
  if (!isObject(limits)) return [`"${kind}" has no limits. Write them like this: ${EXAMPLE}`];
  const unknown = Object.keys(limits).filter((name) => !MEASURES.some((measure) => measure === name));
  const wrong = MEASURES.filter((name) => {
    const limit = limits[name];
    return typeof limit !== 'number' || !(limit > 0);
  });
  return [
    ...unknown.map((name) => `"${kind}.${name}" is nothing that is counted. Counted are: ${MEASURES.join(', ')}`),
    ...wrong.map(
      (name) => `"${kind}.${name}" is ${JSON.stringify(limits[name]) ?? 'missing'}. Write a number above 0.`,
    ),
  ];
}

/** Reads the limits of first visits. A file with errors has none. */
export function readBudgets(file: string): { budgets: Budgets; findings: string[] } {
  const refuse = (findings: string[]) => ({ budgets: {}, findings });
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse([`This is not valid JSON: ${(error as Error).message}`]);
  }
  if (!isObject(read)) return refuse([`The file is no list of kinds. Write: { ${EXAMPLE}, … }`]);
  const findings = Object.entries(read).flatMap(([kind, each]) => faultsOf(kind, each));
  return findings.length > 0 ? refuse(findings) : { budgets: read as Budgets, findings };
}
