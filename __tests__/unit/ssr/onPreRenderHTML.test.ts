import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML } from '../../../src/ssr/onPreRenderHTML';

const markup = (nodes: readonly ReactNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...nodes));

/** What the hook leaves of a page's head and of the end of its body. */
function render(pathname: string, head: ReactNode[], pathPrefix: string | null = '/ohje') {
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
    pathname,
    ...(pathPrefix === null ? {} : { pathPrefix }),
  } as unknown as Parameters<typeof onPreRenderHTML>[0]);
  return { head: markup(shownHead), end: markup(shownEnd) };
}

test('the script that differs from page to page is taken out', () => {
  expect(render('/docs/saldo', []).end).toBe('<script>all</script>');
});

test('a not-found page gets a place for its data and reads it before all other scripts', () => {
  expect(render('/sv/404.html', []).end).toMatch(
    /^<script type="application\/json" id="page-data"><\/script><script>window\.pageData=[^<]*slice\(5\)[^<]*<\/script><script>all<\/script>$/,
  );
});

test('the refresh of a redirect counts without JavaScript only', () => {
  const refresh = createElement('meta', { httpEquiv: 'refresh', content: '0; url=/uusi' });
  expect(render('/vanha', [refresh, createElement('title', null, 'x')]).head).toBe(
    '<noscript><meta http-equiv="refresh" content="0; url=/uusi"/></noscript><title>x</title>',
  );
});

test('while developing, where no path prefix is told, nothing is added', () => {
  expect(render('/404.html', [], null).end).toBe('<script>all</script>');
});
