import type { Reporter } from 'gatsby';
import { formatReport } from '../model/contentProblem';
import { keptRecords } from './cache/keptRecords';
import { checkContent } from './content/checkContent';
import { contentFolder } from './content/contentFolder';

/** The last report, so that faults are told when they change and not at every save. */
let told = '';

/** Checks the content and tells its faults, all at once. Returns true when there are none. */
export async function tellFaults(tell: Reporter['error'] | Reporter['panic']): Promise<boolean> {
  const problems = await checkContent(contentFolder(), keptRecords());
  const report = problems.length === 0 ? '' : formatReport(problems);
  if (report !== '' && report !== told) tell(report);
  told = report;
  return report === '';
}
