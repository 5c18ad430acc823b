import { spawnSync } from 'node:child_process';

/** The command of Voikko, the speller of Finnish; `libvoikko-dev` and `voikko-fi` bring it on Debian. */
const COMMAND = 'voikkospell';

/** Voikko reads bytes as the locale says, and this one is on every system. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

/** Suggestions take the command most of its time, so they are an option. */
const ask = (words: readonly string[], ...options: readonly string[]) =>
  spawnSync(COMMAND, options, {
    input: words.map((word) => `${word}\n`).join(''),
    encoding: 'utf8',
    env: ENVIRONMENT,
    maxBuffer: 64 * 1024 * 1024,
  });

/** True where the speller and its dictionary are installed. */
export function hasVoikko(): boolean {
  return ask(['kissa']).stdout?.startsWith('C: kissa') ?? false;
}

/** The words that a speller does not know, each with the words that may be meant. */
type Unknown = ReadonlyMap<string, readonly string[]>;

/** What is asked of a speller: always of many words at once, because starting it takes longest. */
export interface Speller {
  /** The words of a list that it does not know. */
  unknown: (words: readonly string[]) => ReadonlySet<string>;
  /** What may be meant by the words of a list that it does not know. */
  meant: (words: readonly string[]) => Unknown;
}

/**
 * Reads the speller's answer: a line for each word, `C:` or `W:`, and after an unknown one its suggestions, `S:`.
 * @example readAnswer('C: lasku\nW: laskkua\nS: laskua\n') // Map { 'laskkua' => ['laskua'] }
 */
export function readAnswer(answer: string): Unknown {
  const unknown = new Map<string, string[]>();
  let suggestions: string[] = [];
  for (const line of answer.split('\n')) {
    const text = line.slice('W: '.length);
    if (line.startsWith('W: ')) unknown.set(text, (suggestions = []));
    if (line.startsWith('S: ')) suggestions.push(text);
  }
  return unknown;
}

function answerOn(words: readonly string[], ...options: readonly string[]): Unknown {
  const { stdout, stderr, status, error } = ask(words, ...options);
  if (error !== undefined || status !== 0) throw new Error(`${COMMAND} failed: ${error?.message ?? stderr}`);
  return readAnswer(stdout);
}

export const voikko: Speller = {
  unknown: (words) => new Set(answerOn(words).keys()),
  meant: (words) => (words.length === 0 ? new Map() : answerOn(words, '-s')),
};
