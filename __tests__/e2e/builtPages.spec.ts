import { expect, test } from '@playwright/test';
import { TEST_SITES, type TestSite } from '../support/testSites';
import { hasFile, linksOf, metasOf, readBuiltPages, versionsOf, type BuiltPage } from './support/builtPages';
import { readContentTree, type ContentTree } from './support/contentTree';
import { expectedPages, type ExpectedPage } from './support/expectedPages';
import { addressesIn, readStructuredData } from './support/structuredRules';
import { readSitemaps } from './support/sitemaps';

/** A built site and what its content folder asks for. */
interface WalkedSite {
  tree: ContentTree;
  output: string;
  built: Map<string, BuiltPage>;
  expected: ExpectedPage[];
}

function walk({ content, output }: TestSite): WalkedSite {
  const tree = readContentTree(content);
  return { tree, output, built: readBuiltPages(output), expected: expectedPages(tree) };
}

/** The whole URL of an address, as the site writes it. */
const urlOf = ({ tree: { site } }: WalkedSite, address: string) => site.origin + site.base + address;

/** Addresses are the same with and without percent escapes. */
const decoded = (urls: readonly string[]) => urls.map((url) => decodeURI(url));

const isListed = ({ kind, isHidden, address, canonical }: ExpectedPage) =>
  kind !== 'redirect' && !isHidden && canonical === address;

/** The site's own addresses in structured data that lead nowhere. */
function addressFaults(site: WalkedSite, urls: readonly string[]): string[] {
  const root = urlOf(site, '/').replace(/\/$/, '');
  return urls
    .filter((url) => url === root || url.startsWith(`${root}/`))
    .filter((url) => {
      const [address = '', id] = decodeURI(url.slice(root.length)).split('#');
      const page = site.built.get(address === '' ? '/' : address);
      const isThere = page !== undefined || (address !== '' && hasFile(site.output, address));
      return !isThere || (id !== undefined && page?.ids.has(id) !== true);
    })
    .map((url) => `its data leads to ${url}`);
}

for (const testSite of TEST_SITES) {
  /** Asks something of each expected page; returns the answers, which are faults. */
  const eachPage = (
    site: WalkedSite,
    ask: (page: ExpectedPage, built: BuiltPage) => readonly (string | false)[],
    kinds = (page: ExpectedPage) => page.kind !== 'redirect',
  ) =>
    site.expected.filter(kinds).flatMap((page) => {
      const built = site.built.get(page.address);
      if (built === undefined) return [];
      return ask(page, built).flatMap((fault) => (fault === false ? [] : `${page.address}: ${fault}`));
    });

  test.describe(`every page of the site ${testSite.name}`, () => {
    let site: WalkedSite;
    test.beforeAll(() => {
      site = walk(testSite);
    });

    test('is one that the content asks for, and all of those are there', () => {
      const asked = site.expected.map(({ address }) => address);
      expect([...site.built.keys()].sort()).toEqual([...new Set(asked)].sort());
      expect(asked).toHaveLength(new Set(asked).size);
    });

    test('says its language and that of its text, and excuses a text in another one', () => {
      const { htmlLangs, codes } = site.tree.site;
      const faults = eachPage(
        site,
        ({ path: own, locale, kind, text }, { lang, articleLangs, noticeLinks, headings }) => {
          const isFallback = text !== undefined && text.locale !== locale;
          const original = isFallback ? [`${htmlLangs[text.locale]} ${site.tree.site.base}${own}`] : [];
          const notices = noticeLinks.map(({ hreflang = '', href = '' }) => `${hreflang} ${href}`);
          const articles = articleLangs.map((each) => each ?? lang);
          return [
            lang !== htmlLangs[locale] && `is in ${lang}`,
            headings !== 1 && `has ${headings} main headings`,
            kind === 'content' && articles.join() !== text?.locale && `its text is marked as ${articles.join()}`,
            notices.join() !== original.join() && `its notice leads to "${notices.join()}", not "${original.join()}"`,
          ];
        },
      );
      expect(faults).toEqual([]);
      expect(codes.length).toBeGreaterThan(1);
    });

    test('names as canonical the page that has its text, and as its versions the translations that there are', () => {
      const { htmlLangs, codes } = site.tree.site;
      const faults = eachPage(site, ({ path: own, locales, isHidden, canonical }, page) => {
        const isAlone = isHidden || locales.length < 2;
        const inLocale = (code: string) => (code === codes[0] ? own : `/${code}${own === '/' ? '' : own}`);
        const translations = locales.map((code) => [htmlLangs[code] ?? '', urlOf(site, inLocale(code))]);
        const versions = isAlone ? [] : [...translations, ['x-default', urlOf(site, own)]];
        const named = linksOf(page, 'canonical').join();
        const told = JSON.stringify(Object.entries(versionsOf(page)));
        return [
          named !== (isHidden ? '' : urlOf(site, canonical)) && `its canonical address is "${named}"`,
          told !== JSON.stringify(versions) && `its versions are ${told}`,
          metasOf(page, 'robots').includes('noindex, follow') !== isHidden && 'is wrong on being listed',
        ];
      });
      expect(faults).toEqual([]);
    });

    test('has a title by the rule, a description, and says the same where it is shared', () => {
      const { title: siteTitle, delimiter } = site.tree.site;
      const faults = eachPage(site, ({ kind, text, canonical, isHidden }, page) => {
        const [title = '', ...others] = page.titles;
        const one = (key: string) => {
          const values = metasOf(page, key);
          return values.length === 1 ? values[0] : undefined;
        };
        const own = text === undefined ? undefined : String(text.frontMatter.title);
        const rule = kind === 'home' ? title === siteTitle : title.endsWith(` ${delimiter} ${siteTitle}`);
        const image = one('og:image') ?? '';
        const prefix = site.tree.site.origin + site.tree.site.base;
        return [
          others.length > 0 && 'has more than one title',
          !rule && `breaks the rule of titles: ${title}`,
          own !== undefined && title !== `${own} ${delimiter} ${siteTitle}` && `is called "${title}"`,
          (one('description') ?? '').trim() === '' && 'has no description',
          text !== undefined && one('description') !== String(text.frontMatter.description) && 'has no own description',
          one('og:title') !== title && 'is shared under another title',
          one('og:description') !== one('description') && 'is shared with another description',
          one('og:type') !== (text?.kind === 'post' ? 'article' : 'website') && 'is shared as something else',
          !isHidden && one('og:url') !== urlOf(site, canonical) && `is shared as ${one('og:url')}`,
          !image.startsWith(prefix) && `its picture is ${image}`,
          image.startsWith(prefix) && !hasFile(site.output, image.slice(prefix.length)) && 'its picture is not there',
          one('twitter:card') !== 'summary_large_image' && 'has no card',
        ];
      });
      expect(faults).toEqual([]);
    });

    test('differs from all others in title or description, where search engines list it', () => {
      const heads = site.expected.filter(isListed).flatMap(({ address }) => {
        const page = site.built.get(address);
        return page === undefined
          ? []
          : [{ address, head: `${page.titles.join()} – ${metasOf(page, 'description').join()}` }];
      });
      const twins = heads.filter(({ head }, index) => heads.findIndex((each) => each.head === head) !== index);
      expect(twins).toEqual([]);
      expect(heads.length).toBeGreaterThan(0);
    });

    test('is in the sitemap exactly where it is listed under its own address, with its versions', () => {
      const { sitemap, faults } = readSitemaps(site.output, urlOf(site, '/').replace(/\/$/, ''));
      const listed = site.expected.filter(isListed);
      expect(faults).toEqual([]);
      expect(decoded(Object.keys(sitemap)).sort()).toEqual(listed.map(({ address }) => urlOf(site, address)).sort());
      for (const { address } of listed) {
        const page = site.built.get(address);
        if (page === undefined) continue;
        const url = Object.keys(sitemap).find((each) => decodeURI(each) === urlOf(site, address)) ?? '';
        expect(sitemap[url]?.versions).toEqual(versionsOf(page));
      }
    });

    test('links to nothing of the site that is not there', () => {
      const { base, origin } = site.tree.site;
      const leadsNowhere = (href: string, own: string) => {
        const url = new URL(href, origin + base + own);
        const path = decodeURI(url.pathname);
        if (url.origin !== origin || !`${path}/`.startsWith(`${base}/`)) return false;
        const address = path.slice(base.length) || '/';
        return !site.built.has(address) && !hasFile(site.output, encodeURI(address));
      };
      const faults = [...site.built.values()].flatMap(({ address: own, anchors }) =>
        anchors.filter((href) => leadsNowhere(href, own)).map((href) => `${own} links to ${href}`),
      );
      expect(faults).toEqual([]);
    });

    test('leads on, where it has moved, to a page that has not', () => {
      const stable = new Set(site.expected.flatMap(({ kind, address }) => (kind === 'redirect' ? [] : address)));
      const faults = site.expected
        .filter(({ kind }) => kind === 'redirect')
        .flatMap(({ address }) => {
          const page = site.built.get(address);
          const refresh = page?.metas.find((meta) => meta['http-equiv'] === 'refresh')?.content ?? '';
          const target = refresh
            .replace(/^0; url=/, '')
            .replace(/#.*$/, '')
            .slice(site.tree.site.base.length);
          const isHidden = page !== undefined && metasOf(page, 'robots').join() === 'noindex';
          return isHidden && stable.has(target === '' ? '/' : target) ? [] : `${address} leads to ${target}`;
        });
      expect(faults).toEqual([]);
    });

    test('has structured data that search engines accept, about itself', () => {
      const types = new Set<string>();
      const faults = eachPage(site, (_, built) =>
        built.jsonLd.flatMap((text) => {
          const data = readStructuredData(text);
          data.types.forEach((type) => types.add(type));
          return [...data.faults, ...addressFaults(site, addressesIn(data.things))];
        }),
      );
      expect(faults).toEqual([]);
      expect(types).toContain('BreadcrumbList');
      expect(types).toContain('BlogPosting');
    });
  });
}
