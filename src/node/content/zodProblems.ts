import type { z } from 'zod';
import type { ContentProblem } from '../../model/contentProblem';
import { didYouMean } from '../../model/text/nearest';
import type { YamlSource } from './parseYaml';

type Issue = z.core.$ZodIssue;

/** A key as its reader writes it: `navbar.items[2].href`. */
function keyName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
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

function typeOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return TYPE_NAMES[typeof value] ?? typeof value;
}

/** Faults of a schema check in the words of the content's writers. */
export function zodProblems(error: z.ZodError, source: YamlSource): ContentProblem[] {
  return error.issues.flatMap((issue) => issueProblems(issue, source));
}

function issueProblems(issue: Issue, source: YamlSource): ContentProblem[] {
  const { file } = source;
  const place = source.locate(issue.path);
  const name = keyName(issue.path);
  const value = valueAt(source.value, issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = knownKeys(issue);
      return issue.keys.map((key) => ({
        file,
        ...source.locate([...issue.path, key], true),
        message: `Unknown key "${key}"${name === '' ? '' : ` in ${name}`}.`,
        hint: didYouMean(key, known) ?? (known.length > 0 ? `The keys are ${known.join(', ')}.` : undefined),
      }));
    }
    case 'invalid_type': {
      if (value === undefined || (value === null && name !== '')) {
        const parent = source.locate(issue.path.slice(0, -1));
        return [
          {
            file,
            ...(value === null ? place : parent),
            message: `${name === '' ? 'This file' : `"${name}"`} is missing.`.replace('This file is missing', 'This file is empty'),
            hint: `Add it: it is ${TYPE_NAMES[issue.expected] ?? issue.expected}.`,
          },
        ];
      }
      const expected = TYPE_NAMES[issue.expected] ?? issue.expected;
      const subject = name === '' ? 'The file' : `"${name}"`;
      return [{ file, ...place, message: `${subject} must be ${expected}, but it is ${typeOf(value)}.` }];
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      return [
        {
          file,
          ...place,
          message: `"${name}" cannot be "${String(value)}".`,
          hint: didYouMean(String(value), values) ?? `It is one of: ${values.join(', ')}.`,
        },
      ];
    }
    case 'too_big':
      return [
        { file, ...place, message: `"${name}" has ${lengthOf(value)}, more than the ${String(issue.maximum)} that fit.`, hint: 'Shorten it.' },
      ];
    case 'too_small':
      return [{ file, ...place, message: `"${name}" is empty.`, hint: 'Write something in it or remove the key.' }];
    case 'invalid_union': {
      const nearest = nearestBranch(issue.errors);
      if (nearest === undefined) return [{ file, ...place, message: `"${name}" has a value that fits none of its forms.`, hint: unionHint(issue) }];
      return nearest.flatMap((inner) =>
        issueProblems({ ...inner, path: [...issue.path, ...inner.path] } as Issue, source),
      );
    }
    default: {
      const [message, hint] = issue.message.split('\n');
      return [{ file, ...place, message: message ?? issue.message, hint }];
    }
  }
}

function lengthOf(value: unknown): string {
  return typeof value === 'string' ? `${[...value].length} characters` : String(value);
}

/** Our strict schemas put the keys that they know into the message: `keys: a, b`. */
function knownKeys(issue: Issue): string[] {
  const list = /^keys: (.*)$/.exec(issue.message)?.[1];
  return list === undefined || list === '' ? [] : list.split(', ');
}

function unionHint(issue: Issue): string | undefined {
  return issue.message.startsWith('Invalid') ? undefined : issue.message;
}

/** Of a union's branches the one that fits best: whose faults lie deepest, then the one with fewest. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const usable = branches.filter((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0));
  return [...usable].sort((a, b) => a.length - b.length)[0];
}
