import { isError, type Diagnostic } from '../diagnostics/diagnostic';
import { checkContent } from '../content/checkContent';
import { loadPages, type LoadedContent } from '../content/loadContent';
import { projectLoadWithFolders } from '../content/projectSite';
import { terminalReport } from './terminalReport';

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
