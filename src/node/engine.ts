import path from 'node:path';
import { contentFolder } from './site/contentFolder';
import { pageReaderFor } from './content/loadContent';
import type { PageReader } from './content/pageReader';
import { createRecordStore } from './content/recordStore';

/** The records of this build, kept in Gatsby's cache for the next. */
export const records = createRecordStore(path.join(process.cwd(), '.cache', 'content-records'));

let reader: PageReader | undefined;

/** The page reader of this build; made when it is first needed, and again after `site.yaml` changed. */
export function pageReader(): PageReader | undefined {
  reader ??= pageReaderFor(contentFolder(), records);
  return reader;
}

/** Forgets the reader, because the facts it was made from have changed. */
export function resetPageReader(): void {
  reader = undefined;
}
