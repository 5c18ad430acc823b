import type { Page } from '@playwright/test';

interface Watched {
  shifts: string[];
  observer: PerformanceObserver;
}

/** A layout shift; TypeScript's types of the DOM do not have it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

/** Notes what shifts in every page that is loaded from now on; returns the way to read what has shifted so far. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const describe = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 40) ?? ''}` : String(node?.nodeName);
    const shifts: string[] = [];
    /** Below it are the shifts that Chromium miscounts. */
    const MISCOUNTED = 1e-4;
    const visit = performance
      .getEntriesByType('navigation')
      .find((entry) => entry instanceof PerformanceNavigationTiming);
    const isLoaded = (time: number) => visit !== undefined && visit.loadEventStart > 0 && time > visit.loadEventStart;
    const isCell = ({ node }: { node?: Node | null }) => node instanceof HTMLTableCellElement;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources, startTime } of entries as LayoutShift[]) {
        // Where the HTML comes slowly the first rows of a table are painted alone, and the next ones change the widths
        // of its columns, which no page can know beforehand.
        if (!isLoaded(startTime) && sources.length > 0 && sources.every(isCell)) continue;
        // Chromium sometimes counts the rotated mark of a pseudo-element, which it names as no node, as moved from a
        // place where it never was (a rectangle without a size, for one): some pixels of one mark, and nothing beside.
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
      // A shift belongs to a frame: the first of these draws what has been done so far, and has ended with the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      noteShifts(watched.observer.takeRecords());
      return watched.shifts;
    });
}
