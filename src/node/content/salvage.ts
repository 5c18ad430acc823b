import type { z } from 'zod';
import { parseYaml } from '../yaml/parseYaml';

/** A line that begins an entry of the front matter. */
const ENTRY = /^(?=[A-Za-z_])/m;

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesOf(text: string): Values | undefined {
  const { value } = parseYaml(text, '');
  return isValues(value?.value) ? value.value : undefined;
}

/** The entries of a YAML text that can be read; one that cannot takes no other along. */
function readableEntries(text: string): Values {
  const whole = valuesOf(text);
  if (whole !== undefined) return whole;
  return Object.assign({}, ...text.split(ENTRY).map((entry) => valuesOf(entry) ?? {})) as Values;
}

/** The keys that an issue is about. */
const keysOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1);

/**
 * Of front matter with faults what is right, so that the page keeps its title, its old addresses and its place while
 * it is fixed. `required` replaces what is missing or wrong.
 */
export function salvageFrontMatter<Data>(text: string, schema: z.ZodType<Data>, required: Values): Data | undefined {
  const values = { ...required, ...readableEntries(text) };
  // Each round takes out what the schema complains of, and a refinement may complain only then.
  for (;;) {
    const result = schema.safeParse(values);
    if (result.success) return result.data;
    const before = JSON.stringify(values);
    for (const key of result.error.issues.flatMap(keysOf)) {
      delete values[String(key)];
      if (Object.hasOwn(required, key)) values[String(key)] = required[String(key)];
    }
    if (JSON.stringify(values) === before) return undefined;
  }
}
