import type { Browser } from '@playwright/test';
import type { Device } from './device';

/** Content of the address bar. */
export interface Address {
  text: string;
  isSelected: boolean;
}

/** Renders browser UI in the browser itself, so that fonts match the page. */
export interface Drawings {
  addressBar: (address: Address) => Promise<Buffer>;
  /** The pressed keys: "Ctrl + K". */
  keys: (text: string) => Promise<Buffer>;
  /** A white page for a blank tab. */
  emptyPage: () => Promise<Buffer>;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 15px system-ui, sans-serif; color: #1b2733; background: transparent }
  #bar { display: flex; align-items: center; gap: 12px; padding: 0 12px; background: #dfe4ea; border-bottom: 1px solid #b9c2cc }
  #address { flex: 1; padding: 3px 14px; border-radius: 99px; background: #fff; white-space: nowrap; overflow: hidden }
  mark { color: inherit; background: #a9cdf5 }
  #keys { display: inline-block; padding: 6px 16px; border-radius: 8px; background: #1b2733; color: #fff; font-size: 19px; font-weight: 650 }
  #empty { background: #fff }
`;
const BACK =
  '<svg width="20" height="20" fill="none" stroke="#1b2733" stroke-width="2"><path d="M17 10H4m5-6-6 6 6 6"/></svg>';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Opens a separate page for drawings, which are cached. */
export async function createDrawings(browser: Browser, { width, height, bar, scale }: Device): Promise<Drawings> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const made = new Map<string, Promise<Buffer>>();
  let before: Promise<unknown> = Promise.resolve();
  const draw = (id: string, html: string) => {
    const cached = made.get(html);
    if (cached !== undefined) return cached;
    const drawing = before.then(async () => {
      await page.setContent(`<style>${STYLE}</style>${html}`);
      return page.locator(id).screenshot({ omitBackground: true });
    });
    before = drawing;
    made.set(html, drawing);
    return drawing;
  };
  return {
    addressBar: ({ text, isSelected }) => {
      const written = isSelected ? `<mark>${escape(text)}</mark>` : escape(text);
      return draw(
        '#bar',
        `<div id="bar" style="height:${bar}px">${BACK}<div id="address">${written}&#8203;</div></div>`,
      );
    },
    keys: (text) => draw('#keys', `<div id="keys">${escape(text)}</div>`),
    emptyPage: () => draw('#empty', `<div id="empty" style="height:${height}px"></div>`),
  };
}
