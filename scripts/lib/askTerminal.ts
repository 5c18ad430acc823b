import { createInterface } from 'node:readline/promises';
import type { Ask } from './newPage';

/** The answer that a number stands for: 1 is the first choice. */
function chosen(answer: string, choices: readonly string[]): string {
  return choices[Number(answer) - 1] ?? answer;
}

/** Calls with a way to ask the person at the terminal; undefined where there is none. */
export async function withTerminal<Result>(use: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return use(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await use(async (question, { choices = [], fallback } = {}) => {
      choices.forEach((choice, index) => console.log(`  ${index + 1}  ${choice}`));
      const answer = await terminal.question(`${question}${fallback === undefined ? '' : ` [${fallback}]`}: `);
      return answer.trim() === '' ? (fallback ?? '') : chosen(answer.trim(), choices);
    });
  } finally {
    terminal.close();
  }
}
