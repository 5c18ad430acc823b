import { chromium, type Browser, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/lib/browser';
import { pageMemory } from '../../scripts/lib/pageMemory';
import { outputFolder, servedTable } from '../../scripts/lib/project';
import { serveSite } from '../../scripts/lib/siteServer';

/** Globals of the measurement inside the page. */
interface TimedWindow extends Window {
  shownAfter?: Promise<number>;
}

/** Adds a link at the top of the content and returns its selector. */
async function addLink(page: Page, href: string): Promise<string> {
  await page.evaluate((address) => {
    document.getElementById('bench-link')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'bench-link', href: address, textContent: 'next' });
    link.style.cssText = 'position:fixed;inset:40% auto auto 50%;z-index:1000;background:#fff;padding:1rem';
    const content = document.querySelector('.prose') ?? document.querySelector('main');
    content?.append(link);
  }, href);
  return '#bench-link';
}

/** Clicks a link, held for some milliseconds; returns the time from the click to the next heading. */
async function timeClick(page: Page, selector: string, hold = 0): Promise<number> {
  await page.evaluate(() => {
    const browser = window as TimedWindow;
    const before = document.querySelector('h1');
    const started = new Promise<number>((resolve) => {
      window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1');
        if (now === null || now === before) return;
        observer.disconnect();
        // A message posted in a frame arrives right after the paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    browser.shownAfter = Promise.all([started, painted]).then(([start, end]) => end - start);
  });
  await page.locator(selector).click({ delay: hold });
  return page.evaluate(() => (window as TimedWindow).shownAfter ?? Promise.resolve(NaN));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

const DOC_TEMPLATE = 'component---src-templates-doc-tsx';

/** Paths of a built site's docs in the default locale, with base path, sorted. */
function docPaths(folder: string, base: string): string[] {
  const root = path.join(folder, 'page-data/docs');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>)
    .filter(({ componentChunkName }) => componentChunkName === DOC_TEMPLATE)
    .map((page) => base + (page.path ?? ''))
    .sort();
}

/** Number of opened pages; others: `npm run navigate -w tools/bench -- 40`. */
const DEFAULT_PAGES = 48;
/** CPU slowdown of the simulated device. */
const CPU_SLOWDOWN = 4;
/** Round trip in milliseconds and bytes per second of slow 4G. */
const ROUND_TRIP = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
/** Milliseconds for prefetching a hovered page. */
const FETCH_TIME = 700;
/** Milliseconds between press and release: the minimum of 50 to 140. */
const HOLD = 50;
/** Numbers of visits after which memory is measured, and number of distinct pages. */
const MEMORY_AT = [20, 200] as const;
const MEMORY_PAGES = 10;

interface Clicks {
  isPointedAt?: boolean;
  hold?: number;
}

/** Opens pages one after the other by a click; returns their times in milliseconds. */
async function openAll(
  page: Page,
  paths: readonly string[],
  { isPointedAt = false, hold = 0 }: Clicks,
): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const link = await addLink(page, path);
    if (isPointedAt) {
      await page.locator(link).hover();
      await page.waitForTimeout(FETCH_TIME);
    }
    times.push(await timeClick(page, link, hold));
  }
  return times;
}

/** Prefetched pages on a slow device. */
async function fetchedAhead(browser: Browser, origin: string, [first = '/', ...paths]: readonly string[]) {
  const page = await browser.newPage();
  await page.goto(origin + first, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times = await openAll(page, paths, { isPointedAt: true });
  await page.close();
  return { what: `fetched ahead, CPU ${CPU_SLOWDOWN}x slower`, pages: times.length, ms: median(times), limit: 60 };
}

/** Pages without prefetching on a slow network. */
async function notFetched(browser: Browser, origin: string, [first = '/', ...paths]: readonly string[], hold = 0) {
  const page = await browser.newPage();
  // Enables data saving, which disables prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto(origin + first, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  const data = new Set<string>();
  const sizes: number[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/page-data.json')) data.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (data.has(requestId)) sizes.push(encodedDataLength);
  });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  const times = await openAll(page, paths, { hold });
  await page.close();
  const limit = ROUND_TRIP + (median(sizes) / BYTES_PER_SECOND) * 1000;
  const what = `not fetched, slow 4G${hold === 0 ? '' : `, button held for ${hold} ms`}`;
  return { what, pages: times.length, ms: median(times), limit };
}

/** Memory of a page after few and many navigations. */
async function memory(browser: Browser, origin: string, paths: readonly string[]) {
  const page = await browser.newPage();
  await page.goto(origin + (paths[0] ?? '/'), { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  const rows: Record<string, string | number>[] = [];
  const different = Math.min(MEMORY_PAGES, paths.length);
  let count = 0;
  for (const target of MEMORY_AT) {
    for (; count < target; count += 1) {
      const link = await addLink(page, paths[(count + 1) % different] ?? '/');
      await timeClick(page, link);
    }
    const { megabytes, nodes, listeners } = await pageMemory(session);
    rows.push({ 'pages opened': target, 'heap MB': megabytes.toFixed(2), nodes, listeners });
  }
  await page.close();
  return rows;
}

/** `npm run navigate -w tools/bench`: measures how long a reader waits for the next page, and what many pages leave in memory. */
async function main(): Promise<void> {
  const folder = outputFolder();
  const table = servedTable();
  const { origin, stop } = await serveSite(folder, table);
  const paths = docPaths(folder, table.base).slice(0, Number(process.argv[2] ?? DEFAULT_PAGES) + 1);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const times = [
      await fetchedAhead(browser, origin, paths),
      await notFetched(browser, origin, paths),
      await notFetched(browser, origin, paths, HOLD),
    ];
    console.table(
      times.map(({ what, pages, ms, limit }) => ({
        'click to heading painted': what,
        pages,
        'median ms': ms.toFixed(0),
        'to reach': limit.toFixed(0),
      })),
    );
    console.table(await memory(browser, origin, paths));
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
