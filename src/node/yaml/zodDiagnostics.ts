import type { z } from 'zod';
import type { Finding } from '../diagnostics/diagnostic';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { didYouMean, nearest } from '../diagnostics/nearest';
import type { YamlSource } from './parseYaml';

type Issue = z.core.$ZodIssue;

/** A key as its reader writes it: `navbar.items[2].href`. The number of an item in a file that is a list is left out. */
function keyName(path: readonly PropertyKey[]): string {
  const named = typeof path[0] === 'number' ? path.slice(1) : path;
  return named.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
}

function subjectOf(path: readonly PropertyKey[], { firstLine }: YamlSource): string {
  if (path.length === 0) return firstLine === 1 ? 'This file' : 'The front matter';
  const name = keyName(path);
  return name === '' ? 'This item' : `"${name}"`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

const EMPTY_HINT = 'Write its value, or remove it where it is not needed.';

const typeName = (expected: string) => TYPE_NAMES[expected] ?? expected;

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the value ${String(value)}`;
  return typeName(typeof value);
}

/**
 * Findings of a schema check in the words of the content's writers.
 * @param what unknown keys leave the rest usable; a file that is not usable breaks the rule on values
 */
export function zodDiagnostics(error: z.ZodError, source: YamlSource, what: 'value' | 'unknown-key'): ReadingFinding[] {
  const part = source.firstLine === 1 ? 'data' : 'front-matter';
  return describeIssues(error.issues, source).map((finding) => ({ rule: `${part}/${what}` as const, ...finding }));
}

/** The paths of all keys that a schema does not know; in a union those of the branch that fits best. */
export function unknownKeysIn({ issues }: { issues: readonly Issue[] }): PropertyKey[][] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
    if (issue.code !== 'invalid_union' || choicesOf(issue) !== undefined) return [];
    const branch = nearestBranch(issue.errors) ?? [];
    return unknownKeysIn({ issues: branch }).map((path) => [...issue.path, ...path]);
  });
}

/** A missing key that a misspelt one stands for is not reported: the misspelt one is the fault. */
export function describeIssues(issues: readonly Issue[], source: YamlSource): Finding[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => keyName([...issue.path, nearest(key, knownKeys(issue)) ?? '']))
        : [],
    ),
  );
  return issues
    .filter(({ path }) => valueAt(source.value, path) !== undefined || !meant.has(keyName(path)))
    .flatMap((issue) => describeIssue(issue, source));
}

function describeIssue(issue: Issue, source: YamlSource): Finding[] {
  const { file } = source;
  const { path } = issue;
  const subject = subjectOf(path, source);
  const value = valueAt(source.value, path);
  const at = (message: string, hint?: string, place = source.locate(path)) => [{ file, ...place, message, hint }];
  if (value === undefined) return at(`${subject} is missing.`, missingHint(issue), source.locate(path.slice(0, -1)));
  if (value === null) return at(`${subject} is empty.`, path.length === 0 ? 'Write its entries.' : EMPTY_HINT);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = knownKeys(issue);
      const name = keyName(path);
      const group = name === '' ? '' : ` in ${name}`;
      const keys = known.length > 0 ? `The keys are ${known.join(', ')}.` : undefined;
      return issue.keys.flatMap((key) =>
        at(
          `Unknown key "${key}"${group}.`,
          movedHint(issue, key) ?? didYouMean(key, known) ?? keys,
          source.locate([...path, key], true),
        ),
      );
    }
    case 'invalid_key': {
      const [message, hint] = (issue.issues[0]?.message ?? '').split('\n');
      return at(message ?? issue.message, hint, source.locate(path, true));
    }
    case 'invalid_type':
      return at(
        `${subject} must be ${typeName(issue.expected)}, but it is ${describe(value)}.`,
        typeHint(issue.expected, value, source.written(path)),
      );
    case 'invalid_value':
      return at(...wrongChoice(subject, value, issue.values.map(String)));
    case 'too_big': {
      const most = String(issue.maximum);
      if (typeof value === 'number')
        return at(`${subject} is ${value}, which is too great.`, `Write a number up to ${most}.`);
      return at(`${subject} has ${lengthOf(value)}, more than the ${most} that fit.`, 'Shorten it.');
    }
    case 'too_small': {
      const least = String(issue.minimum);
      const from = issue.inclusive ? `from ${least} up` : `above ${least}`;
      if (typeof value === 'number')
        return at(`${subject} is ${value}, which is too small.`, `Write a number ${from}.`);
      if ((typeof value === 'string' || Array.isArray(value)) && value.length > 0 && Number(issue.minimum) > 1)
        return at(
          `${subject} has ${lengthOf(value)}, fewer than the ${least} that are needed.`,
          'Add what is missing.',
        );
      return at(`${subject} is empty.`, EMPTY_HINT);
    }
    case 'invalid_union': {
      const choices = choicesOf(issue);
      if (choices !== undefined) return at(...wrongChoice(subject, value, choices));
      const branch = nearestBranch(issue.errors);
      if (branch === undefined) return at(`${subject} has a value that fits none of its forms.`, unionHint(issue));
      return describeIssues(
        branch.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
        source,
      );
    }
    default: {
      const [message, hint] = issue.message.split('\n');
      return at(message ?? issue.message, hint);
    }
  }
}

function missingHint(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type') return `Add it: it is ${typeName(issue.expected)}.`;
  if (issue.code !== 'invalid_union') return undefined;
  return choicesOf(issue) === undefined ? unionHint(issue) : `It is one of: ${(choicesOf(issue) ?? []).join(', ')}.`;
}

function typeHint(expected: string, value: unknown, written = String(value)): string | undefined {
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value))
    return `Put quotation marks around it: "${written}"`;
  return expected === 'array' && typeof value === 'string' ? `Put square brackets around it: [${value}]` : undefined;
}

function wrongChoice(subject: string, value: unknown, choices: readonly string[]): [message: string, hint: string] {
  const written = String(value);
  const listed = `It is one of: ${choices.join(', ')}.`;
  if (typeof value === 'object') return [`${subject} cannot be ${describe(value)}.`, listed];
  return [`${subject} cannot be "${written}".`, didYouMean(written, choices) ?? listed];
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function lengthOf(value: unknown): string {
  if (typeof value === 'string') return counted([...value].length, 'character', 'characters');
  return Array.isArray(value) ? counted(value.length, 'entry', 'entries') : String(value);
}

/** The key that replaces one of earlier versions: see `strict`. */
function movedHint({ message }: Issue, key: string): string | undefined {
  const line = message.split('\n').find((each) => each.startsWith(`${key} → `));
  return line === undefined ? undefined : `It is "${line.slice(key.length + 3)}" now.`;
}

/** Our strict schemas put the keys that they know into the message: `keys: a, b`. */
function knownKeys(issue: Issue): string[] {
  const list = /^keys: (.*)$/m.exec(issue.message)?.[1];
  return list === undefined || list === '' ? [] : list.split(', ');
}

/** The values of the key that tells a union's branches apart, where none of them is there. */
function choicesOf(issue: Issue): string[] | undefined {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : undefined;
}

function unionHint(issue: Issue): string | undefined {
  return issue.message.startsWith('Invalid') ? undefined : issue.message;
}

/** Of a union's branches the one that fits best: the one with fewest faults, every unknown key being one. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const usable = branches.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  const faults = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  // A fixed word is not meant by a value with parts, be these as wrong as they may.
  const isWord = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_value' && path.length === 0);
  return [...usable].sort((a, b) => Number(isWord(a)) - Number(isWord(b)) || faults(a) - faults(b))[0];
}
