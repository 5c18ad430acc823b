import type { Reporter } from 'gatsby';
import { formatReport } from './diagnostic';
import { checkContent } from '../content/checkContent';
import { loadPages } from '../content/loadContent';
import { projectLoad } from '../site/projectSite';

/** The last report, so that errors are told when they change and not at every save. */
let told = '';

/** Checks the content and tells its errors, all at once; warnings are for `npm run check`. Returns true when there are none. */
export async function reportDiagnostics(tell: Reporter['error'] | Reporter['panic']): Promise<boolean> {
  const diagnostics = checkContent(await loadPages(projectLoad()), ['error']);
  const report = diagnostics.length === 0 ? '' : formatReport(diagnostics);
  if (report !== '' && report !== told) tell(report);
  told = report;
  return report === '';
}
