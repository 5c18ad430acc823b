import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FULL } from '../support/testSites';
import { readBuiltPages, type BuiltPage } from '../../scripts/lib/siteCheck/builtPages';

/** A page that only its own language has, and one that Swedish has too; the links to both are on a third. */
const ALONE = '/docs/rajattu/vain-suomeksi';
const IN_TWO = '/docs/rajattu/kahdella';
const LINKS = '/docs/rajattu/linkit';

let pages: Map<string, BuiltPage>;
test.beforeAll(() => {
  pages = readBuiltPages(FULL.output);
});

const linksOf = (address: string) => pages.get(address)?.anchors ?? [];

test('a page that is not shown without a translation has an address only where it is written', async ({ request }) => {
  const statusOf = async (address: string) => {
    const response = await request.get(`${FULL.url}${address}`);
    return `${response.status()} ${/<html[^>]* lang="([^"]+)"/.exec(await response.text())?.[1] ?? ''}`;
  };
  const asked = [ALONE, `/en${ALONE}`, `/sv${ALONE}`, IN_TWO, `/en${IN_TWO}`, `/sv${IN_TWO}`];
  expect(await Promise.all(asked.map(statusOf))).toEqual(['200 fi', '404 en', '404 sv', '200 fi', '404 en', '200 sv']);
});

test('its aliases lead on only where it is', async ({ request }) => {
  const statusOf = async (base: string) =>
    (await request.get(`${FULL.url}${base}/docs/rajattu/entinen`, { maxRedirects: 0 })).status();
  expect(await Promise.all(['', '/en', '/sv'].map(statusOf))).toEqual([301, 404, 404]);
});

test('the languages that do not have it are offered with their home pages', () => {
  expect(linksOf(ALONE)).toEqual(expect.arrayContaining(['/ohje/en', '/ohje/sv', `/ohje${ALONE}`]));
  expect(linksOf(IN_TWO)).toEqual(expect.arrayContaining(['/ohje/en', `/ohje/sv${IN_TWO}`]));
});

test('what readers of another language do not have is named nowhere in it; an original’s links lead to the original', () => {
  const leading = (base: string, target: string) =>
    [...pages.values()]
      .filter(({ address }) =>
        base === '' ? !/^\/(?:en|sv)(?:\/|$)/.test(address) : `${address}/`.startsWith(`${base}/`),
      )
      .filter(({ anchors }) => anchors.includes(`/ohje${target}`))
      .map(({ address }) => address);
  expect(leading('/en', `/en${ALONE}`)).toEqual([]);
  expect(leading('/sv', `/sv${ALONE}`)).toEqual([]);
  expect(leading('/en', `/en${IN_TWO}`)).toEqual([]);
  expect(leading('/en', ALONE)).toEqual([`/en${LINKS}`]);
  expect(leading('/sv', `/sv${IN_TWO}`)).toContain(`/sv${LINKS}`);
  expect(leading('', ALONE)).toContain(LINKS);
});

test('neither the search nor the not-found page finds it there', () => {
  const list = (locale: string) => {
    const folder = path.join(FULL.output, 'static', 'pages');
    const name = readdirSync(folder).find((each) => each.startsWith(`${locale}-`) && each.endsWith('.json')) ?? '';
    return readFileSync(path.join(folder, name), 'utf8');
  };
  expect(list('fi')).toContain('Vain suomeksi');
  expect(list('en')).not.toContain('Vain suomeksi');
  expect(list('sv')).toContain('På två språk');
  const leftOut = (locale: string) => {
    const text = readFileSync(path.join(FULL.output, 'static', 'search', `${locale}.json`), 'utf8');
    const { indexes } = JSON.parse(text) as { indexes: { lang: string; without: number[] }[] };
    return indexes.find(({ lang }) => lang === 'fi')?.without.length ?? 0;
  };
  // English has no text of its own, so what it leaves out are the three pages that say so.
  expect(leftOut('en')).toBe(3);
});

test('a post that is not shown there is missing from the lists, and those beside it stand next to each other', () => {
  const newest = '/blog/2025/01/11/uutinen';
  const second = '/blog/2025/01/10/uutinen';
  expect(linksOf('/blog')).toContain(`/ohje${newest}`);
  expect(linksOf('/en/blog')).not.toContain(`/ohje/en${newest}`);
  expect(linksOf('/en/blog/archive')).not.toContain(`/ohje/en${newest}`);
  expect(linksOf(second)).toContain(`/ohje${newest}`);
  expect(linksOf(`/en${second}`)).toContain('/ohje/en/blog/2025/06/30/kesakuu');
});

test('pages that no list names say so, in the language of their readers', async ({ request }) => {
  const notesOf = async (address: string) => {
    const html = await (await request.get(`${FULL.url}${address}`)).text();
    return [...html.matchAll(/role="note"[^>]*><strong>([^<]*)/g)].map(([, title = '']) => title);
  };
  const [doc, post] = ['/docs/rajattu/listaton', '/blog/2025/02/01/listaton'];
  expect(await Promise.all([LINKS, doc, post].map(notesOf))).toEqual([
    [],
    ['Sivu ei ole luetteloissa'],
    ['Sivu ei ole luetteloissa'],
  ]);
  expect(await notesOf(`/sv${doc}`)).toContain('Sidan finns inte i listorna');
  expect(await notesOf(`/en${post}`)).toContain('This page is not listed');
});
