import { keptRecords } from './cache/keptRecords';
import { contentFolder } from './content/contentFolder';
import { pageReaderFor } from './content/loadContent';
import type { PageReader } from './content/pageReader';

let reader: PageReader | undefined;

/** The page reader of this build; made when it is first needed, and again after `site.yaml` changed. */
export function pageReader(): PageReader | undefined {
  reader ??= pageReaderFor(contentFolder(), keptRecords());
  return reader;
}

/** Forgets the reader, because the facts it was made from have changed. */
export function resetPageReader(): void {
  reader = undefined;
}
