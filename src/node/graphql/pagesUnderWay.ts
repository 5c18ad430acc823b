import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';

/*
 * Gatsby continues to pages and queries while plugins still create the nodes of a changed file, whose page is missing
 * for a moment. Code that needs all pages waits here until each pending file has its page.
 */

/** Milliseconds in which a pending file gets its page, even on a busy machine. */
const PATIENCE = 2000;

/** The files with pending pages, by node id. */
const underWay = new Set<string>();
/** Emits `end` for each finished page. */
const pages = new EventEmitter().setMaxListeners(0);

/** Marks the page of a file, by node id, as pending. */
export function beginPage(file: string): void {
  underWay.add(file);
}

/** Marks the page of a file as finished, or as not needed. */
export function endPage(file: string): void {
  underWay.delete(file);
  pages.emit('end');
}

/** Resolves when no page is pending, at the latest after `patience` milliseconds. */
export async function pagesMade(patience = PATIENCE): Promise<void> {
  // Plugins are notified of a changed file one turn of the event loop after its nodes are removed.
  await setImmediate();
  const signal = AbortSignal.timeout(patience);
  while (underWay.size > 0 && !signal.aborted) await once(pages, 'end', { signal }).catch(() => underWay.clear());
}
