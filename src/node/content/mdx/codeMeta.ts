import type { Code } from 'mdast';
import { didYouMean } from '../../diagnostics/nearest';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

/** The parsed meta string, which follows the language of a code block. */
export interface CodeMeta {
  title: string | undefined;
  /** Numbers of the highlighted lines, the first line being 1. */
  marked: ReadonlySet<number>;
  /** Number of the first line; undefined without line numbers. */
  firstNumber: number | undefined;
}

const TITLE = /^title="([^"]*)"$/;
const NUMBERS = /^showLineNumbers(?:=(\d+))?$/;
const RANGES = /^\{(.*)\}$/;
const RANGE = /^(\d+)(?:-(\d+))?$/;
/** A part of the meta: a name with a quoted text, a list in braces, or a word. */
const PARTS = /\w+="[^"]*"|\{[^}]*\}|\S+/g;
const NAMES = ['title', 'showLineNumbers'];

/** Parses `1,3-5`, and reports malformed ranges and lines outside the block. */
function readRanges(list: string, node: Code, compilation: Compilation): number[] {
  const lines = node.value.split('\n').length;
  return list.split(',').flatMap((part) => {
    const [, from, to = from] = RANGE.exec(part.trim()) ?? [];
    if (from === undefined || to === undefined || Number(from) > Number(to)) {
      addDiagnostic(compilation, node, 'code/settings', say('code/settings.ranges', { ranges: list }));
      return [];
    }
    if (Number(from) < 1 || Number(to) > lines) {
      addDiagnostic(compilation, node, 'code/settings', say('code/settings.lines', { part: part.trim(), lines }));
      return [];
    }
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
  });
}

/** Parses the meta string of a code block, and reports unknown parts. */
export function readCodeMeta(node: Code, compilation: Compilation): CodeMeta {
  let title: string | undefined;
  let firstNumber: number | undefined;
  const marked = new Set<number>();
  for (const part of node.meta?.match(PARTS) ?? []) {
    const ranges = RANGES.exec(part)?.[1];
    const numbers = NUMBERS.exec(part);
    const text = TITLE.exec(part)?.[1];
    if (ranges !== undefined) readRanges(ranges, node, compilation).forEach((line) => marked.add(line));
    else if (numbers !== null) firstNumber = Number(numbers[1] ?? 1);
    else if (text !== undefined && text !== '') title = text;
    else {
      const name = /^\w*/.exec(part)?.[0] ?? '';
      const suggestion = NAMES.includes(name) ? undefined : didYouMean(name, NAMES);
      addDiagnostic(compilation, node, 'code/settings', say('code/settings', { part }, suggestion));
    }
  }
  return { title, marked, firstNumber };
}
