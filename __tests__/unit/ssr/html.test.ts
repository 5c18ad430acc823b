import { renderToStaticMarkup } from 'react-dom/server';
import type { FailureConfig, FailureTexts } from '../../../src/model/site/failure';
import { failureMarks } from '../../../src/ssr/failureMarks';
import { createElement, Fragment, type ReactNode } from 'react';
import { withArticle } from '../../../src/model/navigation/pageNavigation';
import { templateOf } from '../../../src/node/output/rewritePage';
import { onPreRenderHTML } from '../../../src/ssr/onPreRenderHTML';
import { onRenderBody } from '../../../src/ssr/onRenderBody';

const texts = (code: string): FailureTexts => ({
  crash: { title: `${code} title`, part: `${code} part`, whole: `${code} whole`, retry: `${code} retry` },
  banner: { title: `${code} b`, hint: `${code} hint`, script: `${code} "script"`, path: `${code} {{suggested}}` },
});
const facts: FailureConfig = { base: '/ohje/', hasBanner: true, texts: { fi: texts('fi'), en: texts('en') } };

test.each([
  ['/', 'fi', ''],
  ['/en', 'en', 'en/'],
  ['/docs/saldo', 'fi', null],
  ['/english', 'fi', null],
  ['/404.html', 'fi', null],
  ['/constructor', 'fi', null],
])('%s has texts in %s, and its banner has the home page %j', (pathname, code, home) => {
  const { attributes, banner } = failureMarks(pathname, facts);
  expect(attributes).toEqual({
    'data-crash-title': `${code} title`,
    'data-crash-part': `${code} part`,
    'data-crash-whole': `${code} whole`,
    'data-crash-retry': `${code} retry`,
  });
  const html = banner === null ? null : renderToStaticMarkup(banner);
  expect(/ data-home="([^"]*)"/.exec(html ?? '')?.[1] ?? null).toBe(home);
});

test('the banner’s script is the same on all pages; only its attributes differ', () => {
  const scripts = ['/', '/en'].map((pathname) => renderToStaticMarkup(failureMarks(pathname, facts).banner as never));
  const [fi, en] = scripts.map((html) => /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1]);
  expect(fi).toBe(en);
  expect(scripts[1]).toContain('data-script="en &quot;script&quot;"');
});

test('a site can disable the banner', () =>
  expect(failureMarks('/', { ...facts, hasBanner: false }).banner).toBeNull());

Object.assign(globalThis, {
  __PAPER_STYLES__: '/static/styles/paper-1.css',
  __FAILURE_CONFIG__: null,
  __COLOR_MODE__: null,
});

/** The end of every page's head. */
const PAPER = '<link rel="stylesheet" media="print" href="/ohje/static/styles/paper-1.css"/>';

const markup = (nodes: readonly ReactNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...nodes));

/** The head and the end of the body after the hook. */
function render(head: ReactNode[], pathPrefix: string | null = '/ohje') {
  let shownHead = head;
  let shownEnd: ReactNode[] = [];
  const body = [
    createElement('script', { key: 'script-loader' }, 'own path'),
    createElement('script', { key: 'scripts' }, 'all'),
  ];
  onPreRenderHTML({
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes: ReactNode[]) => (shownHead = nodes),
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (nodes: ReactNode[]) => (shownEnd = nodes),
    ...(pathPrefix === null ? {} : { pathPrefix }),
  } as unknown as Parameters<typeof onPreRenderHTML>[0]);
  return { head: markup(shownHead), end: markup(shownEnd) };
}

test('removes the script that differs from page to page', () => expect(render([]).end).toBe('<script>all</script>'));

test('shortens the marks of the head, and removes the name of the generator', () => {
  const title = createElement('title', { key: 'title', 'data-gatsby-head': true }, 'A');
  const generator = createElement('meta', { key: 'generator-5.16.1', name: 'generator', content: 'Gatsby 5.16.1' });
  expect(render([generator, title]).head).toBe(`<title data-head="">A</title>${PAPER}`);
});

describe('the data of a page', () => {
  /** The end of the body of the page at `/docs/saldo`. */
  function renderEnd(more: object) {
    const end: ReactNode[] = [];
    onRenderBody({
      pathname: '/docs/saldo',
      setHeadComponents: () => undefined,
      setBodyAttributes: () => undefined,
      setPostBodyComponents: (nodes: ReactNode[]) => end.push(...nodes),
      ...more,
    } as unknown as Parameters<typeof onRenderBody>[0]);
    return markup(end);
  }

  test('is in the page as text that ends no element, without the article and fields that only Gatsby needs', () => {
    const data = { title: '</script><!--<SCRIPT><b>$&"', doc: { title: 'Saldo', html: '<p>Katso saldo.</p>' } };
    const result = { data, pageContext: { sitePath: '/docs/saldo' } };
    const file = { componentChunkName: 'doc', matchPath: '/*', path: '/docs/saldo', result, staticQueryHashes: [] };
    const html = renderEnd({ loadPageDataSync: (path: string) => (path === '/docs/saldo' ? file : undefined) });
    const json = /^<script type="application\/json" id="pageData">(.*)<\/script>$/.exec(html)?.[1] ?? '';
    expect(json).not.toMatch(/<(?!b>)/);
    const withoutArticle = { ...result, data: { ...data, doc: { title: 'Saldo', html: '' } } };
    expect(JSON.parse(json)).toEqual({ componentChunkName: 'doc', path: '/docs/saldo', result: withoutArticle });
    expect(withArticle(withoutArticle, () => '<p>Katso saldo.</p>')).toEqual(result);
    expect(withArticle({ data: { doc: { title: 'React' }, post: null } }, String)).toEqual({
      data: { doc: { title: 'React' }, post: null },
    });
    expect(templateOf(html)).toBe('doc');
  });

  test('is missing in develop', () => expect(renderEnd({})).toBe(''));
});

test.each([
  ['of colour modes', { default: 'dark', respectSystem: true, canSwitch: true }, /^<script>.*"system".*<\/script>$/],
  ['nothing where the settings have errors', null, /^$/],
])('before the body is the script %s', (_, colorMode, expected) => {
  const start: ReactNode[] = [];
  Object.assign(globalThis, { __COLOR_MODE__: colorMode });
  onRenderBody({
    setHeadComponents: () => undefined,
    setPreBodyComponents: (nodes: ReactNode[]) => start.push(...nodes),
  } as unknown as Parameters<typeof onRenderBody>[0]);
  expect(markup(start)).toMatch(expected);
});

test('the print styles are a separate file, at the end of the head', () =>
  expect(render([createElement('title', null, 'x')]).head).toBe(`<title>x</title>${PAPER}`));

test('adds nothing in develop, where there is no path prefix', () =>
  expect(render([], null)).toEqual({ head: '', end: '<script>all</script>' }));
