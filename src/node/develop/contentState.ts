import { formatFinding, isError, type Diagnostic, type Finding } from '../diagnostics/diagnostic';
import { checkContent } from '../content/checkContent';
import { loadPages, type LoadedContent } from '../content/loadContent';
import { projectLoadWithFolders } from '../content/projectSite';

/** The content as it was last read while developing. */
interface ContentState {
  content: LoadedContent['content'];
  diagnostics: readonly Diagnostic[];
}

let state: ContentState = { content: undefined, diagnostics: [] };

/** The content, its errors and its warnings, as they were last read. */
export const contentState = (): ContentState => state;

/** Reads and checks the content, and reports which of its errors are new. */
export async function readContentState(tell: (text: string) => void): Promise<ContentState> {
  const loaded = await loadPages(projectLoadWithFolders());
  const diagnostics = checkContent(loaded);
  const report = terminalReport(state.diagnostics.filter(isError), diagnostics.filter(isError));
  if (report !== undefined) tell(`\n${report}\n`);
  state = { content: loaded.content, diagnostics };
  return state;
}

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
