import { formatReport } from '../diagnostics/diagnostic';
import { contentFolder } from '../files/contentFolder';
import { keptRecords } from './recordStore';
import { loadContent, type Content } from './loadContent';

/** Loads the project's content folder. Throws an error with the findings of one that cannot be loaded. */
export async function loadOwnContent(): Promise<Content> {
  const records = keptRecords();
  const { content, diagnostics } = await loadContent(contentFolder(), records);
  records.flush();
  if (content === undefined) throw new Error(formatReport(diagnostics));
  return content;
}
