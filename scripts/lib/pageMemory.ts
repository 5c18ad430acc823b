import type { CDPSession } from '@playwright/test';

/** Memory of a page after garbage collection. */
interface PageMemory {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** A single collection leaves objects that it has only just found to be garbage. */
const COLLECTIONS = 3;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Collects a page's garbage and measures its memory. */
export async function pageMemory(session: CDPSession): Promise<PageMemory> {
  for (let turn = 0; turn < COLLECTIONS; turn += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    megabytes: value('JSHeapUsedSize') / BYTES_PER_MEGABYTE,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}
