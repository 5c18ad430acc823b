import type { Page } from '@playwright/test';

interface Watched {
  shifts: string[];
  observer: PerformanceObserver;
}

/** A layout shift, which TypeScript's DOM types lack. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

/** Records the layout shifts of every page loaded from now on; returns a function that reads them. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const describe = (node: Node | null | undefined) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
    const shifts: string[] = [];
    /** Chromium miscounts smaller shifts. */
    const MISCOUNTED = 1e-4;
    const visit = performance
      .getEntriesByType('navigation')
      .find((entry) => entry instanceof PerformanceNavigationTiming);
    const isLoaded = (time: number) => visit !== undefined && visit.loadEventStart > 0 && time > visit.loadEventStart;
    const isCell = ({ node }: { node?: Node | null }) => node instanceof HTMLTableCellElement;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources, startTime } of entries as LayoutShift[]) {
        // While HTML arrives slowly, the first rows of a table are painted alone, and later rows change the column
        // widths, which no page can know beforehand.
        if (!isLoaded(startTime) && sources.length > 0 && sources.every(isCell)) continue;
        // Chromium sometimes counts the rotated marker of a pseudo-element, which has no node, as moved from a
        // position where it never was (an empty rectangle, for example): a few pixels of one marker only.
        if (value < MISCOUNTED && !sources.some(({ node }) => node instanceof Node)) continue;
        shifts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => describe(node)).join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { watched: { shifts, observer } satisfies Watched, noteShifts: note });
  });
  return () =>
    page.evaluate(async () => {
      const { watched, noteShifts } = window as unknown as {
        watched: Watched;
        noteShifts: (entries: PerformanceEntryList) => void;
      };
      // A shift belongs to a frame: the first callback draws pending changes, and the second follows that frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      noteShifts(watched.observer.takeRecords());
      return watched.shifts;
    });
}
