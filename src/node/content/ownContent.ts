import { formatReport } from '../diagnostics/diagnostic';
import { contentFolder } from '../files/contentFolder';
import { keptRecords } from './keptRecords';
import { loadContent, type Content } from './loadContent';

/**
 * Loads the content folder of the project, with the compiled pages that earlier commands have kept.
 * @throws an error with the findings of a content folder that cannot be loaded
 */
export async function loadOwnContent(): Promise<Content> {
  const records = keptRecords();
  const { content, diagnostics } = await loadContent(contentFolder(), records);
  records.flush();
  if (content === undefined) throw new Error(formatReport(diagnostics));
  return content;
}
