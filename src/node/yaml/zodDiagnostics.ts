import type { z } from 'zod';
import { valueAt } from '../../model/text/json';
import type { Finding } from '../diagnostics/diagnostic';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { say, type Message } from '../diagnostics/messages';
import { didYouMean, nearest } from '../diagnostics/nearest';
import type { YamlSource } from './parseYaml';

type Issue = z.core.$ZodIssue;

/** Formats a key for writers: `navbar.items[2].href`. In a file that is a list, the number of an item is left out. */
function keyName(path: readonly PropertyKey[]): string {
  const named = typeof path[0] === 'number' ? path.slice(1) : path;
  return named.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
}

function subjectOf(path: readonly PropertyKey[], { firstLine }: YamlSource): string {
  if (path.length === 0) return say(firstLine === 1 ? 'schema.file' : 'schema.frontMatter').message;
  const name = keyName(path);
  return name === '' ? say('schema.item').message : `"${name}"`;
}

const TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record'] as const;

function typeName(expected: string): string {
  const type = TYPES.find((each) => each === expected);
  return type === undefined ? expected : say(`schema.type.${type}`).message;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return typeName('array');
  if (typeof value !== 'number' && typeof value !== 'boolean') return typeName(typeof value);
  return say(typeof value === 'number' ? 'schema.number' : 'schema.boolean', { value: String(value) }).message;
}

/** Returns findings of a schema check for writers: `unknown-key` leaves the rest usable, `value` nothing. */
export function zodDiagnostics(error: z.ZodError, source: YamlSource, what: 'value' | 'unknown-key'): ReadingFinding[] {
  const part = source.firstLine === 1 ? 'data' : 'front-matter';
  return describeIssues(error.issues, source).map((finding) => ({ rule: `${part}/${what}` as const, ...finding }));
}

/** Returns the paths of all unknown keys; for a union, those of the best matching branch. */
export function unknownKeysIn({ issues }: { issues: readonly Issue[] }): PropertyKey[][] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
    if (issue.code !== 'invalid_union' || choicesOf(issue) !== undefined) return [];
    const branch = nearestBranch(issue.errors) ?? [];
    return unknownKeysIn({ issues: branch }).map((path) => [...issue.path, ...path]);
  });
}

/** Describes issues, but no missing key for which a misspelt one is reported. */
export function describeIssues(issues: readonly Issue[], source: YamlSource): Finding[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => keyName([...issue.path, nearest(key, knownKeys(issue)) ?? '']))
        : [],
    ),
  );
  return issues
    .filter(({ path }) => valueAt(source.value, ...path) !== undefined || !meant.has(keyName(path)))
    .flatMap((issue) => describeIssue(issue, source));
}

function describeIssue(issue: Issue, source: YamlSource): Finding[] {
  const { file } = source;
  const { path } = issue;
  const subject = subjectOf(path, source);
  const value = valueAt(source.value, ...path);
  const at = (message: Message, place = source.locate(path)) => [{ file, ...place, ...message }];
  if (value === undefined)
    return at(say('schema.missing', { subject }, missingHint(issue)), source.locate(path.slice(0, -1)));
  if (value === null) return at(say(path.length === 0 ? 'schema.noEntries' : 'schema.empty', { subject }));
  switch (issue.code) {
    case 'unrecognized_keys': {
      const allowedKeys = knownKeys(issue);
      const name = keyName(path);
      const keys = allowedKeys.length > 0 ? say('schema.keys', { keys: allowedKeys.join(', ') }).message : undefined;
      return issue.keys.flatMap((key) =>
        at(
          say(
            name === '' ? 'schema.unknownKey' : 'schema.unknownKeyIn',
            { key, name },
            movedHint(issue, key) ?? didYouMean(key, allowedKeys) ?? keys,
          ),
          source.locate([...path, key], true),
        ),
      );
    }
    case 'invalid_key':
      return at(messageOf(issue.issues[0] ?? issue), source.locate(path, true));
    case 'invalid_type': {
      const values = { subject, expected: typeName(issue.expected), found: describe(value) };
      return at(say('schema.wrongType', values, typeHint(issue.expected, value, source.written(path))));
    }
    case 'invalid_value':
      return at(wrongChoice(subject, value, issue.values.map(String)));
    case 'too_big': {
      const most = String(issue.maximum);
      if (typeof value === 'number') return at(say('schema.tooGreat', { subject, value: String(value), most }));
      return at(say('schema.tooLong', { subject, length: lengthOf(value), most }));
    }
    case 'too_small': {
      const least = String(issue.minimum);
      const key = issue.inclusive ? 'schema.tooSmall' : 'schema.notAbove';
      if (typeof value === 'number') return at(say(key, { subject, value: String(value), least }));
      if ((typeof value === 'string' || Array.isArray(value)) && value.length > 0 && Number(issue.minimum) > 1)
        return at(say('schema.tooShort', { subject, length: lengthOf(value), least }));
      return at(say('schema.empty', { subject }));
    }
    case 'invalid_union': {
      const choices = choicesOf(issue);
      if (choices !== undefined) return at(wrongChoice(subject, value, choices));
      const branch = nearestBranch(issue.errors);
      if (branch === undefined) return at(say('schema.noForm', { subject }, unionHint(issue)));
      return describeIssues(
        branch.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
        source,
      );
    }
    default:
      return at(messageOf(issue));
  }
}

/** Returns the message of an issue whose schema formats it. */
function messageOf(issue: { message: string }): Message {
  const [message = issue.message, hint] = issue.message.split('\n');
  return { message, hint };
}

function missingHint(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type') return say('schema.add', { expected: typeName(issue.expected) }).message;
  if (issue.code !== 'invalid_union') return undefined;
  const choices = choicesOf(issue);
  return choices === undefined ? unionHint(issue) : say('schema.oneOf', { choices: choices.join(', ') }).message;
}

function typeHint(expected: string, value: unknown, written = String(value)): string | undefined {
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value))
    return say('schema.quote', { written }).message;
  return expected === 'array' && typeof value === 'string' ? say('schema.bracket', { value }).message : undefined;
}

function wrongChoice(subject: string, value: unknown, choices: readonly string[]): Message {
  const written = String(value);
  const listed = choices.join(', ');
  if (typeof value === 'object') return say('schema.wrongKind', { subject, found: describe(value), choices: listed });
  return say('schema.wrongChoice', { subject, written, choices: listed }, didYouMean(written, choices));
}

function lengthOf(value: unknown): string {
  if (typeof value === 'string') return say('schema.characters', { count: [...value].length }).message;
  return Array.isArray(value) ? say('schema.entries', { count: value.length }).message : String(value);
}

/** Returns the hint for a key of earlier versions: see `strict`. */
function movedHint({ message }: Issue, key: string): string | undefined {
  const line = message.split('\n').find((each) => each.startsWith(`${key} → `));
  return line === undefined ? undefined : say('schema.moved', { key: line.slice(key.length + 3) }).message;
}

/** Returns the known keys, which strict schemas put into the message: `keys: a, b`. */
function knownKeys(issue: Issue): string[] {
  const list = /^keys: (.*)$/m.exec(issue.message)?.[1];
  return list === undefined || list === '' ? [] : list.split(', ');
}

/** Returns the allowed values of a union's discriminator, where none matches. */
function choicesOf(issue: Issue): string[] | undefined {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : undefined;
}

function unionHint(issue: Issue): string | undefined {
  return issue.message.startsWith('Invalid') ? undefined : issue.message;
}

/** Returns the best matching branch of a union: the one with the fewest errors, counting each unknown key. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const usable = branches.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  const countErrors = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  // A value with parts never means a fixed word, however wrong the parts are.
  const isWord = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_value' && path.length === 0);
  return [...usable].sort((a, b) => Number(isWord(a)) - Number(isWord(b)) || countErrors(a) - countErrors(b))[0];
}
