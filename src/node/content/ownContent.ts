import { formatReport } from '../diagnostics/diagnostic';
import { loadContent, type Content } from './loadContent';
import type { Engine } from './engine';

/** Loads the content folder of an engine. Throws an error with the findings of one that cannot be loaded. */
export async function loadOwnContent(engine: Engine): Promise<Content> {
  const records = engine.records();
  const { content, diagnostics } = await loadContent(engine, records);
  records.flush();
  if (content === undefined) throw new Error(formatReport(diagnostics));
  return content;
}
