import type { Reporter } from 'gatsby';
import { formatReport } from './diagnostic';
import { checkContent } from '../content/checkContent';
import { loadPages } from '../content/loadContent';
import { projectLoad } from '../site/projectSite';

/**
 * Checks the content and reports its errors, all at once; warnings are for `npm run check`. Returns true when there are
 * none.
 */
export async function reportDiagnostics(tell: Reporter['panic']): Promise<boolean> {
  const diagnostics = checkContent(await loadPages(projectLoad()), ['error']);
  if (diagnostics.length > 0) tell(formatReport(diagnostics));
  return diagnostics.length === 0;
}
