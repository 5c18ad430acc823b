import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { FULL, PLAIN } from '../support/testSites';
import { childrenOf, parseXml, textOf } from '../../scripts/lib/siteCheck/xmlTree';
import { linksOf, readBuiltPages, type BuiltPage } from '../../scripts/lib/siteCheck/builtPages';
import { atomFaults, jsonFeedFaults, rssFaults } from './support/feedRules';

/** An entry of a feed, read from any of its formats. */
interface Entry {
  id: string;
  title: string;
  html: string;
  published: string;
}

const TYPES = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
};

const SITES = [
  { site: PLAIN, origin: 'https://ohje.example.com' },
  { site: FULL, origin: 'https://pieni.example.com' },
];

/** What in the HTML of an entry does not work in a feed reader. */
function htmlFaults(html: string, origin: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name);
      if (/^(?:script|style|link|iframe|form|button|svg|dialog|h1)$/.test(name)) faults.push(`a <${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^(?:style|id|popover)$/.test(key)) faults.push(`the attribute ${key}`);
        if (['href', 'src', 'poster', 'cite'].includes(key) && !/^(?:https?:\/\/|mailto:|tel:)/.test(value))
          faults.push(`the address ${value}`);
        if (value.startsWith(origin) && value.includes('#') && !URL.canParse(value)) faults.push(`the anchor ${value}`);
      }
      if (name === 'img' && attributes.alt === undefined) faults.push('an image without a text');
    },
    onclosetag: (name, isImplied) => {
      const last = open.pop();
      if (last !== name || (isImplied && !['img', 'br', 'hr', 'source'].includes(name)))
        faults.push(`<${name}> is not closed`);
    },
  });
  parser.end(html);
  if (/⟦|⟧/.test(html)) faults.push('a mark of the compiler');
  return faults;
}

for (const { site, origin } of SITES) {
  const { name, output, base } = site;
  test.describe(`the feeds of the site ${name}`, () => {
    let pages: Map<string, BuiltPage>;
    test.beforeAll(() => {
      pages = readBuiltPages(output);
    });

    /** The feeds that any page names, with their types. */
    const named = () => {
      const links = [...pages.values()].flatMap((page) => page.links);
      return new Map(
        links.flatMap(({ rel, type = '', href = '' }) =>
          rel === 'alternate' && Object.values(TYPES).includes(type) ? [[href.slice(base.length), type] as const] : [],
        ),
      );
    };
    const read = (file: string) => readFileSync(path.join(output, file), 'utf8');

    test('are named by every page, in the form that they have', () => {
      const feeds = named();
      expect([...feeds].map(([file]) => path.posix.basename(file)).sort()).toEqual(
        expect.arrayContaining(Object.keys(TYPES).sort()),
      );
      for (const [file, type] of feeds) expect(TYPES[path.posix.basename(file) as keyof typeof TYPES]).toBe(type);
      const without = [...pages.values()].filter(
        ({ links, metas }) =>
          !metas.some((meta) => meta['http-equiv'] === 'refresh') &&
          !links.some(({ type = '' }) => Object.values(TYPES).includes(type)),
      );
      expect(without.map(({ address }) => address)).toEqual([]);
    });

    test('keep to RSS 2.0, Atom 1.0 and JSON Feed 1.1', () => {
      const faults = [...named().keys()].flatMap((file) => {
        const text = read(file);
        const found = file.endsWith('.json')
          ? jsonFeedFaults(JSON.parse(text) as Record<string, unknown>)
          : file.endsWith('atom.xml')
            ? atomFaults(parseXml(text))
            : rssFaults(parseXml(text));
        return found.map((fault) => `${file}: ${fault}`);
      });
      expect(faults).toEqual([]);
    });

    test('say the same in every format, of pages that are there, with texts that need nothing of the site', () => {
      const folders = new Set([...named().keys()].map((file) => path.posix.dirname(file)));
      expect(folders.size).toBeGreaterThan(0);
      for (const folder of folders) {
        const time = (text: string) => new Date(text).toISOString();
        const [channel] = childrenOf(parseXml(read(`${folder}/rss.xml`)), 'channel');
        if (channel === undefined) throw new Error(`${folder}/rss.xml has no channel.`);
        const rss = childrenOf(channel, 'item').map((item): Entry => ({
          id: textOf(item, 'guid'),
          title: textOf(item, 'title'),
          html: textOf(item, 'content:encoded'),
          published: time(textOf(item, 'pubDate')),
        }));
        const atom = childrenOf(parseXml(read(`${folder}/atom.xml`)), 'entry').map((entry): Entry => ({
          id: textOf(entry, 'id'),
          title: textOf(entry, 'title'),
          html: textOf(entry, 'content'),
          published: time(textOf(entry, 'published')),
        }));
        const { items } = JSON.parse(read(`${folder}/feed.json`)) as {
          items: { id: string; title: string; content_html: string; date_published: string }[];
        };
        const json = items.map(({ id, title, content_html: html, date_published: published }): Entry => ({
          id,
          title,
          html,
          published: time(published),
        }));
        expect(atom).toEqual(rss);
        expect(json).toEqual(rss);
        expect(rss.length).toBeGreaterThan(0);
        expect(rss.length).toBeLessThanOrEqual(20);
        expect(rss.map(({ published }) => published)).toEqual(
          rss
            .map(({ published }) => published)
            .sort()
            .reverse(),
        );
        for (const { id, html } of rss) {
          const page = pages.get(decodeURI(id.slice((origin + base).length)));
          expect(page && linksOf(page, 'canonical')).toEqual([id]);
          expect(htmlFaults(html, origin), id).toEqual([]);
        }
      }
    });
  });
}
