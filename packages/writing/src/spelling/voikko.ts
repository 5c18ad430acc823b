import { spawnSync } from 'node:child_process';

/** The command of Voikko, the Finnish speller, in Debian's `libvoikko-dev` and `voikko-fi`. */
const COMMAND = 'voikkospell';

/** Voikko uses the encoding of the locale; this one exists on every system. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

/** Suggestions take most of the time, so they are optional. */
const ask = (words: readonly string[], ...options: readonly string[]) =>
  spawnSync(COMMAND, options, {
    input: words.map((word) => `${word}\n`).join(''),
    encoding: 'utf8',
    env: ENVIRONMENT,
    maxBuffer: 64 * 1024 * 1024,
  });

/** True if the speller and its dictionary are installed. */
export function hasVoikko(): boolean {
  return ask(['kissa']).stdout?.startsWith('C: kissa') ?? false;
}

/** Misspelt words and their suggestions. */
type Suggestions = ReadonlyMap<string, readonly string[]>;

/** A speller. Takes lists of words, because its start takes longest. */
export interface Speller {
  /** Returns the unknown words of a list. */
  unknown: (words: readonly string[]) => ReadonlySet<string>;
  /** Returns suggestions for the unknown words of a list. */
  suggest: (words: readonly string[]) => Suggestions;
}

/** Parses the speller's answer: a line per word, `C:` or `W:`, and after an unknown one its suggestions, `S:`. */
export function readAnswer(answer: string): Suggestions {
  const unknown = new Map<string, string[]>();
  let suggestions: string[] = [];
  for (const line of answer.split('\n')) {
    const text = line.slice('W: '.length);
    if (line.startsWith('W: ')) unknown.set(text, (suggestions = []));
    if (line.startsWith('S: ')) suggestions.push(text);
  }
  return unknown;
}

function answerOn(words: readonly string[], ...options: readonly string[]): Suggestions {
  const { stdout, stderr, status, error } = ask(words, ...options);
  if (error !== undefined || status !== 0) throw new Error(`${COMMAND} failed: ${error?.message ?? stderr}`);
  return readAnswer(stdout);
}

export const voikko: Speller = {
  unknown: (words) => new Set(answerOn(words).keys()),
  suggest: (words) => (words.length === 0 ? new Map() : answerOn(words, '-s')),
};
