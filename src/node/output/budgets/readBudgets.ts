import { readFileSync } from 'node:fs';

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

function faultsOf(kind: string, limits: unknown, kinds: readonly string[]): string[] {
  if (!kinds.includes(kind)) return [`"${kind}" is no kind of page. The kinds of this site: ${kinds.join(', ')}`];
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

/**
 * Reads the limits of first visits.
 * @param name how messages name the file
 * @param kinds the kinds of pages that the built site has
 * @throws with all faults of the file and how to fix them
 */
export function readBudgets(file: string, name: string, kinds: readonly string[]): Budgets {
  const refuse = (findings: readonly string[]): never => {
    throw new Error(findings.map((finding) => `${name}: ${finding}`).join('\n'));
  };
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse([`This is not valid JSON: ${(error as Error).message}`]);
  }
  if (!isObject(read)) return refuse([`The file is no list of kinds. Write: { ${EXAMPLE}, … }`]);
  const limits = read;
  const missing = kinds.filter((kind) => !Object.hasOwn(limits, kind));
  const findings = [
    ...Object.entries(limits).flatMap(([kind, each]) => faultsOf(kind, each, kinds)),
    ...missing.map((kind) => `The kind "${kind}" has no limits. Write them like this: ${EXAMPLE.replace('doc', kind)}`),
  ];
  return findings.length > 0 ? refuse(findings) : (limits as Budgets);
}
