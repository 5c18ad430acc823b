import { createLiveRouter } from '../../../../src/browser/writing/liveRouter';
import type { LoadedPage, Template } from '../../../../src/browser/router/pageSource';
import type { Router, Shown } from '../../../../src/browser/router/router';

const template: Template = { default: () => null };
const pageOf = (path: string, html: string): LoadedPage => ({
  path,
  template,
  data: { site: {}, doc: { title: 'A', description: '', html, path } },
  pageContext: {},
  isOfOtherBuild: false,
});
const text = (html: string) => ({ title: 'A', description: '', html, islands: [], toc: [] });

function start() {
  const first = pageOf('/a', 'Eka');
  let shown: Shown = { address: { pathname: '/a', search: '', hash: '' }, page: first, failure: null, arrival: null };
  const listeners = new Set<() => void>();
  const prefetch = jest.fn();
  const router = {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prefetch,
  } as unknown as Router;
  const live = createLiveRouter(router, { to: 'target', id: 'a' });
  const show = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    listeners.forEach((listener) => listener());
  };
  const html = () => (live.shown().page.data as { doc: { html: string } }).doc.html;
  return { live, show, html, prefetch };
}

test('sets the head and scroll position of the first page, which was not server-rendered', () =>
  expect(start().live.shown().arrival).toEqual({ by: 'replace', isNewPage: true, scroll: { to: 'target', id: 'a' } }));

test('new data replaces the old without scrolling; equal data changes nothing', () => {
  const { live, html } = start();
  const listener = jest.fn();
  live.subscribe(listener);
  expect(live.renew(pageOf('/a', 'Eka'))).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  expect(live.renew(pageOf('/a', 'Toka'))).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect([html(), live.shown().arrival?.scroll]).toEqual(['Toka', { to: 'nowhere' }]);
});

test('equal data with another template is a change', () => {
  const { live } = start();
  const other = { default: () => null };
  expect(live.renew({ ...pageOf('/a', 'Eka'), template: other })).toBe(true);
  expect(live.shown().page.template).toBe(other);
});

test('a text overrides data that arrives later, which may be older, until another page is shown', () => {
  const { live, html, show } = start();
  live.write(text('Uusin'));
  expect(html()).toBe('Uusin');
  live.renew(pageOf('/a', 'Vanhempi'));
  expect(html()).toBe('Uusin');
  show({ page: pageOf('/b', 'Toinen sivu') });
  expect(html()).toBe('Toinen sivu');
});

test('a text that the page already shows changes nothing, and later data is shown', () => {
  const { live, html } = start();
  const listener = jest.fn();
  live.subscribe(listener);
  live.write(text('Eka'));
  expect(listener).not.toHaveBeenCalled();
  live.renew(pageOf('/a', 'Toka'));
  expect(html()).toBe('Toka');
});

test('a change of the hash keeps the newest data and scrolls as the router does', () => {
  const { live, html, show } = start();
  live.renew(pageOf('/a', 'Toka'));
  const arrival = { by: 'push', isNewPage: false, scroll: { to: 'target', id: 'x' } } as const;
  show({ address: { pathname: '/a', search: '', hash: '#x' }, arrival });
  expect([html(), live.shown().arrival]).toEqual(['Toka', arrival]);
});

test('a page without a text stays unchanged', () => {
  const { live } = start();
  live.renew({ ...pageOf('/a', ''), data: { site: {} } });
  live.write(text('Uusi'));
  expect(live.shown().page.data).toEqual({ site: {} });
});

test('prefetches nothing', async () => {
  const { live, prefetch } = start();
  await live.prefetch('/b');
  expect(prefetch).not.toHaveBeenCalled();
});
