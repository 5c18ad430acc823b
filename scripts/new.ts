import { createInterface } from 'node:readline/promises';
import { planNew } from '../packages/writing/src/planNew';
import { loadOwnContent } from '../src/node/content/ownContent';
import { carryOut, runCommand, WRITING_OPTIONS } from './lib/contentCommand';
import { readOptions } from '../src/node/diagnostics/readOptions';
import { readNewPage, type Ask } from './lib/newPage';
import { projectEngine } from '../src/engine';

/** Resolves a number to a choice, 1-based. */
function chosen(answer: string, choices: readonly string[]): string {
  return choices[Number(answer) - 1] ?? answer;
}

/** Calls back with a function that asks at the terminal; undefined without one. */
async function withTerminal<Result>(use: (ask: Ask | undefined) => Promise<Result>): Promise<Result> {
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

const USAGE = 'npm run new -- pikaohje "Kestotilauksen siirto" --related ohjeet/yleista --category Tilaukset';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  description: TEXT,
  path: TEXT,
  related: { type: 'string', multiple: true },
  category: TEXT,
  author: TEXT,
  draft: { type: 'boolean', default: false },
  ...WRITING_OPTIONS,
} as const;

/**
 * `npm run new -- kind "Title"`: creates a page from the template of its kind, adds it to the sidebar, and links it
 * with related pages; prompts for missing arguments
 */
async function begin(): Promise<void> {
  const { values, positionals } = readOptions({ allowPositionals: true, options: OPTIONS }, USAGE);
  const [kind, title, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Write the title in quotation marks: ${USAGE}`);
  const content = await loadOwnContent(projectEngine());
  // The local date, not that of UTC.
  const today = new Date().toLocaleDateString('sv-SE');
  const page = await withTerminal((ask) => readNewPage({ ...values, kind, title }, content, today, ask));
  carryOut(content.folder, planNew(page, content), [], values);
  if (page.isDraft) console.log('It is a draft: it is in no sidebar, and no page links to it.');
}

runCommand(begin);
