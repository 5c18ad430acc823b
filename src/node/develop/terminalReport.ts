import { formatFinding, type Finding } from '../diagnostics/diagnostic';

/** A fault that moves to another line, because something is written above it, is the same. */
const keyOf = ({ file, message }: Finding) => `${file}\n${message}`;

const count = (number: number) => (number === 1 ? '1 fault' : `${number} faults`);

/**
 * What a terminal says of the faults now: those that it has not said yet, and how many there are in all. Undefined
 * where there is nothing new.
 */
export function terminalReport(before: readonly Finding[], now: readonly Finding[]): string | undefined {
  const known = new Set(before.map(keyOf));
  const left = new Set(now.map(keyOf));
  const fresh = now.filter((diagnostic) => !known.has(keyOf(diagnostic)));
  const fixed = [...known].filter((key) => !left.has(key)).length;
  if (fresh.length === 0 && fixed === 0) return undefined;
  if (now.length === 0) return 'The content has no faults any more.';
  const others = now.length - fresh.length;
  const lines = fresh.map(formatFinding);
  if (fixed > 0) lines.push(`${count(fixed)} fixed.`);
  if (others > 0) lines.push(`${count(others)} told before ${others === 1 ? 'is' : 'are'} still there.`);
  return [`The content has ${count(now.length)}.`, ...lines].join('\n\n');
}
