import type { ContentProblem } from '../../model/contentProblem';
import { adviseInboundLinks } from './checks/adviseInboundLinks';
import { adviseLeads } from './checks/adviseLeads';
import { adviseSentences } from './checks/adviseSentences';
import { loadContent } from './loadContent';
import type { RecordStore } from './recordStore';

/** What would make a sound content folder better to read; nothing of it stops a build. */
export async function adviseContent(folder: string, records: RecordStore): Promise<ContentProblem[]> {
  const { content } = await loadContent(folder, records);
  return content === undefined
    ? []
    : [...adviseSentences(content), ...adviseInboundLinks(content), ...adviseLeads(content)];
}
