import { formatFinding, isError, type Diagnostic, type Finding } from '../diagnostics/diagnostic';
import { checkContent } from '../content/checkContent';
import { loadPages, type LoadedContent } from '../content/loadContent';
import type { Engine } from '../content/engine';
import { messagesOf } from '../diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** The content as last read in `develop`. */
interface ContentState {
  content: LoadedContent['content'];
  diagnostics: readonly Diagnostic[];
}

const states = new WeakMap<Engine, ContentState>();

/** Returns the content, its errors and its warnings, as last read. */
export const contentState = (engine: Engine): ContentState =>
  states.get(engine) ?? { content: undefined, diagnostics: [] };

/** Reads and checks the content, and reports which errors are new and how many are fixed. */
export async function readContentState(engine: Engine, tell: (text: string) => void): Promise<ContentState> {
  const loaded = await loadPages(engine.loadWithFolders());
  const diagnostics = checkContent(loaded);
  const report = terminalReport(contentState(engine).diagnostics.filter(isError), diagnostics.filter(isError));
  if (report !== undefined) tell(`\n${report}\n`);
  const state = { content: loaded.content, diagnostics };
  states.set(engine, state);
  return state;
}

/** Returns the identity of an error without its line, which changes with the text above. */
const keyOf = ({ file, message }: Finding) => `${file}\n${message}`;

/** Returns a report of new errors, and how many are fixed and left; undefined where none is new or fixed. */
export function terminalReport(before: readonly Finding[], now: readonly Finding[]): string | undefined {
  const reportedKeys = new Set(before.map(keyOf));
  const left = new Set(now.map(keyOf));
  const fresh = now.filter((diagnostic) => !reportedKeys.has(keyOf(diagnostic)));
  const fixed = [...reportedKeys].filter((key) => !left.has(key)).length;
  if (fresh.length === 0 && fixed === 0) return undefined;
  if (now.length === 0) return say('errors.none').message;
  const old = now.length - fresh.length;
  const changes = [
    ...(fixed > 0 ? [say('errors.fixed', { fixed })] : []),
    ...(old > 0 ? [say('errors.old', { old })] : []),
  ];
  const lines = [...fresh.map(formatFinding), ...changes.map(({ message }) => message)];
  return [say('errors.all', { count: now.length }).message, ...lines].join('\n\n');
}
