import type { CDPSession } from '@playwright/test';

/** What a page holds after its garbage has been collected. */
interface PageMemory {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** Collecting once leaves what was only found to be garbage by it. */
const COLLECTIONS = 3;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Collects the garbage of a page, and measures what is left. */
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
