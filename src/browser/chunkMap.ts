/**
 * Gatsby 5.16 writes its map of templates to code files as a string, where its own prefetch reads an object, so
 * that code is never prefetched. This makes it an object.
 */
export function mendChunkMap(browser: { ___chunkMapping?: unknown }): void {
  if (typeof browser.___chunkMapping !== 'string') return;
  try {
    browser.___chunkMapping = JSON.parse(browser.___chunkMapping);
  } catch {
    browser.___chunkMapping = {};
  }
}
