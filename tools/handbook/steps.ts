import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * A marked code block of a page. The mark follows the language: `sh run` is run, `text expect` is what the last run
 * prints, `yaml file=content/site.yaml` is written, `diff file=…` changes a file.
 */
export type Step = { line: number; text: string } & (
  | { kind: 'run' }
  | { kind: 'expect' }
  | { kind: 'write' | 'edit'; file: string }
);

const parser = unified().use(remarkParse);

function stepOf({ lang, meta, value, position }: Code): Step[] {
  const at = { line: position?.start.line ?? 1, text: value };
  const [, file] = /\bfile=(\S+)/.exec(meta ?? '') ?? [];
  if (file !== undefined) return [{ ...at, kind: lang === 'diff' ? 'edit' : 'write', file }];
  const [, kind] = /^(run|expect)\b/.exec(meta ?? '') ?? [];
  return kind === 'run' || kind === 'expect' ? [{ ...at, kind }] : [];
}

/** Returns the steps of a page in order; none without a block that is run. */
export function stepsOf(page: string): Step[] {
  const steps: Step[] = [];
  visit(parser.parse(page), 'code', (block: Code) => void steps.push(...stepOf(block)));
  return steps.some(({ kind }) => kind === 'run') ? steps : [];
}

/**
 * Applies a diff without line numbers: the lines that begin with " " or "-" must be in the text once, one after another.
 * A line "@@" begins another change.
 */
export function applyEdit(text: string, diff: string): string {
  const parts = diff.split(/^@@.*\n/m).filter((part) => part.trim() !== '');
  return parts.reduce((before, part) => {
    const lines = part.replace(/\n$/, '').split('\n');
    const side = (other: string) => lines.filter((line) => !line.startsWith(other)).map((line) => `${line.slice(1)}\n`);
    const [old, changed] = [side('+').join(''), side('-').join('')];
    const pieces = before.split(old);
    if (pieces.length !== 2)
      throw new Error(`These lines are in the file ${pieces.length - 1} times instead of once:\n${old}`);
    return pieces.join(changed);
  }, text);
}

/** Runs a shell command in a folder; returns its exit code and its output. */
export type RunCommand = (command: string, folder: string) => Promise<{ code: number; output: string }>;

/** Does the steps of a page in a folder; returns the first problem, undefined without one. */
export async function trySteps(steps: readonly Step[], folder: string, runCommand: RunCommand): Promise<string | undefined> {
  let printed = '';
  for (const step of steps) {
    const fail = (message: string) => `line ${step.line}: ${message}`;
    if (step.kind === 'run') {
      const { code, output } = await runCommand(step.text, folder);
      printed = output;
      if (code !== 0) return fail(`the commands end with ${code}:\n${step.text}\n${output}`);
    } else if (step.kind === 'expect') {
      const missing = step.text.split('\n').find((line) => !printed.includes(line.trim()));
      if (missing !== undefined) return fail(`the commands do not print "${missing.trim()}":\n${printed}`);
    } else {
      const file = path.join(folder, step.file);
      try {
        const text = step.kind === 'write' ? `${step.text}\n` : applyEdit(readFileSync(file, 'utf8'), step.text);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      } catch (error) {
        return fail(`${step.file} cannot be changed. ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return undefined;
}
