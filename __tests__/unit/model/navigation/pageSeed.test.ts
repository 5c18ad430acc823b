import { withoutShown, withShown } from '../../../../src/model/navigation/pageSeed';
import { fixtureTexts } from '../../../support/fixtureTexts';
import { neededTexts, SHOWN_OR_NEVER } from '../../../../src/model/navigation/seedTexts';

const JSON_LD = '{"@type":"HowTo"}';
const row = { type: 'doc', depth: 0, label: 'Saldo', href: '/docs/saldo', lang: null, inTrail: false, pruned: false };
const SIDEBAR = '<h2>Ohjeet</h2><nav><ul><li><a href="/ohje/sv/docs/saldo"><span>Saldo</span></a></li></ul></nav>';
const PAGE =
  '<head><script type="application/ld+json">{"@type":"BreadcrumbList"}</script>' +
  `<script type="application/ld+json" data-head="">${JSON_LD}</script></head>` +
  `<main><div class="prose"><p>Ohje</p></div></main><aside class="_a" id="sidebar">${SIDEBAR}</aside>`;
const read = { html: () => '<p>Ohje</p>', structuredData: () => JSON_LD, sidebar: () => SIDEBAR };
const site = { locale: 'sv', defaultLocale: 'fi' };

describe('what a page shows and its data need not repeat', () => {
  test.each([
    ['the content of a doc', { data: { doc: { html: '<p>Ohje</p>', title: 'Saldo' }, site } }, 'Ohje'],
    ['the content of a post', { data: { post: { html: '<p>Ohje</p>' } }, pageContext: {} }, 'Ohje'],
    ['the contents of a doc', { data: { doc: { html: '<p>Ohje</p>', toc: [] } } }, 'toc":[]'],
    ['structured data', { data: { doc: { structuredData: JSON_LD } } }, 'HowTo'],
    ['a sidebar', { data: { sidebar: { name: 'ohjeet', entries: [row] }, site } }, 'Saldo'],
  ])('%s is taken out and put back', (_, result, text) => {
    const short = withoutShown(result, PAGE, '/ohje');
    expect(JSON.stringify(short)).not.toContain(text);
    expect(withShown(short, '/ohje', read)).toEqual(result);
  });

  test.each([
    ['no data', {}],
    ['nothing', { data: {} }],
    ['no content', { data: { doc: null, site } }],
    ['content that the page has not', { data: { doc: { html: '<p>Oh</p>' } } }],
    [
      'contents that no heading gives',
      { data: { doc: { html: '<p>Oh</p>', toc: [{ id: 'a', text: 'A', children: [] }] } } },
    ],
    ['no structured data', { data: { doc: { structuredData: null } } }],
    ['structured data of another element', { data: { doc: { structuredData: '{"@type":"BreadcrumbList"}' } } }],
    ['a sidebar with a link out of the docs', { data: { sidebar: { entries: [{ ...row, type: 'link' }] }, site } }],
    ['a sidebar of another base', { data: { sidebar: { entries: [{ ...row, href: '/ohje/docs/saldo' }] }, site } }],
    ['no sidebar', { data: { sidebar: null, site } }],
  ])('%s stays', (_, result) => {
    expect(withoutShown(result, PAGE, '/ohje')).toEqual(result);
    expect(withShown(result, '/ohje', read)).toEqual(result);
  });

  test('of the texts the page has those that it may need, as they are', () => {
    const edgesOf = (data: unknown) => [{ node: { ns: 'common', language: 'sv', data } }];
    const texts = { close: 'Stäng', feeds: 'Följ:' };
    const result = { data: { locales: { edges: edgesOf(JSON.stringify(texts)) } } };
    const short = withoutShown(result, PAGE, '');
    expect(short).toEqual({ data: { locales: { edges: edgesOf({ close: 'Stäng' }) } } });
    expect(withShown(short, '', read)).toEqual({ data: { locales: { edges: edgesOf('{"close":"Stäng"}') } } });
    const showing = withoutShown(result, `${PAGE}<p>Följ:</p>`, '');
    expect(withShown(showing, '', read)).toEqual(result);
  });

  test('texts go without keys that the code has', () => {
    const edgesOf = (data: unknown) => [{ node: { ns: 'common', language: 'sv', data } }];
    const keys = { common: ['close', 'feeds', 'home'] };
    const result = { data: { locales: { edges: edgesOf('{"close":"Stäng","feeds":"Följ:","home":"Hem"}') } } };
    const short = withoutShown(result, PAGE, '', keys);
    expect(short).toEqual({ data: { locales: { edges: edgesOf(['Stäng', 0, 'Hem']) } } });
    expect(withShown(short, '', read, keys)).toEqual({
      data: { locales: { edges: edgesOf('{"close":"Stäng","home":"Hem"}') } },
    });
    const other = withoutShown(result, PAGE, '', { common: ['close'] });
    expect(other).toEqual({ data: { locales: { edges: edgesOf({ close: 'Stäng', home: 'Hem' }) } } });
  });

  const language = {
    language: 'sv',
    languages: ['fi', 'sv'],
    defaultLanguage: 'fi',
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: '/docs/saldo',
    path: '/sv/docs/saldo',
  };

  test.each([
    ['as the settings say', language, undefined],
    ['of another kind', { ...language, routed: false }, { ...language, routed: false }],
  ])('a language %s', (_, i18n, kept) => {
    const data = { site: { ...site, locales: [{ code: 'fi' }, { code: 'sv' }] } };
    const result = { data, pageContext: { sitePath: '/docs/saldo', sidebar: 'ohjeet', i18n } };
    const short = withoutShown(result, PAGE, '');
    expect(short.pageContext).toEqual({ sitePath: '/docs/saldo', sidebar: 'ohjeet', i18n: kept });
    expect(withShown(short, '', read)).toEqual(result);
  });

  test('empty content is content', () => {
    const result = { data: { doc: { html: '' } } };
    const short = withoutShown(result, '<div class="prose"></div>', '');
    expect(short).toEqual({ data: { doc: { html: null } } });
    expect(withShown(short, '', { ...read, html: () => '' })).toEqual(result);
  });
});

const kept = (texts: Readonly<Record<string, string>>, page: string, ns = 'common') =>
  Object.keys(neededTexts(ns, texts, page));

describe('the texts that a page brings along', () => {
  test.each([
    ['as it is', 'Seuraa:', '<span>Seuraa:</span>'],
    ['with values in it', 'Vahvistettu {{date}}.', '<p>Vahvistettu 1.2.2026. Muuta.</p>'],
    ['that begins with a value', '{{count}} kertaa: {{who}}', '<p>2 kertaa: x</p>'],
    ['with characters that HTML escapes', `"A" & 'B' <c>`, '<p>&quot;A&quot; &amp; &#x27;B&#x27; &lt;c&gt;</p>'],
    ['of values alone', '{{a}}{{b}}', ''],
  ])('a text %s is among them where the page shows it', (_, text, page) => {
    expect(kept({ feeds: text }, page)).toEqual(['feeds']);
  });

  test('one that the page does not show and never will is not', () => {
    const texts = { feeds: 'Seuraa:', pageCopied: 'Kopioitu.' };
    expect(kept(texts, '<p>Ohje</p>')).toEqual(['pageCopied']);
    expect(kept(texts, '<p>Ohje</p>', 'home')).toEqual(['feeds', 'pageCopied']);
  });

  test('every text that may be left out is one', () => {
    const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = fixtureTexts();
    for (const [ns, keys] of Object.entries(SHOWN_OR_NEVER))
      expect(Object.keys(catalogues[ns] ?? {})).toEqual(expect.arrayContaining([...keys]));
  });
});
