import { setImmediate, setTimeout } from 'node:timers/promises';

/*
 * Gatsby goes on to pages and queries while plugins still make the nodes of a changed file, whose page is then gone for
 * a moment. What needs all pages waits here until each file that was begun has its page.
 */

/** Milliseconds between two looks. */
const LOOK = 10;
/** Milliseconds in which a file that was begun has its page, on a busy machine too. */
const PATIENCE = 2000;

const underWay = new Set<string>();

/** Notes that the page of a file, by its node's id, is being made. */
export function beginPage(file: string): void {
  underWay.add(file);
}

/** Notes that the page of a file is there, or that the file leads to none. */
export function endPage(file: string): void {
  underWay.delete(file);
}

/**
 * Resolves when no page is being made.
 * @param patience milliseconds after which a page is no longer waited for
 */
export async function pagesMade(patience = PATIENCE): Promise<void> {
  // Plugins hear of a changed file one turn after its nodes have gone.
  await setImmediate();
  const end = Date.now() + patience;
  while (underWay.size > 0 && Date.now() < end) await setTimeout(LOOK);
  underWay.clear();
}
