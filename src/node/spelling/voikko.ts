import { spawnSync } from 'node:child_process';

/** The command of Voikko, the speller of Finnish; `libvoikko-dev` and `voikko-fi` bring it on Debian. */
const COMMAND = 'voikkospell';

/** Voikko reads bytes as the locale says, and this one is on every system. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

const ask = (input: string) =>
  spawnSync(COMMAND, ['-s'], { input, encoding: 'utf8', env: ENVIRONMENT, maxBuffer: 64 * 1024 * 1024 });

/** True where the speller and its dictionary are installed. */
export function hasVoikko(): boolean {
  return ask('kissa\n').stdout?.startsWith('C: kissa') ?? false;
}

/** What Voikko says of each word that it does not know: the words that may be meant. */
export type Unknown = ReadonlyMap<string, readonly string[]>;

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

/** The words of a list that Voikko does not know; all at once, because starting it takes longest. */
export function unknownWords(words: readonly string[]): Unknown {
  const { stdout, stderr, status, error } = ask(`${words.join('\n')}\n`);
  if (error !== undefined || status !== 0) throw new Error(`${COMMAND} failed: ${error?.message ?? stderr}`);
  return readAnswer(stdout);
}
