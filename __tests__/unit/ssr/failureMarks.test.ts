import { renderToStaticMarkup } from 'react-dom/server';
import type { FailureConfig, FailureTexts } from '../../../src/model/site/failure';
import { failureMarks } from '../../../src/ssr/failureMarks';

const texts = (code: string): FailureTexts => ({
  crash: { title: `${code} title`, part: `${code} part`, whole: `${code} whole`, retry: `${code} retry` },
  banner: { title: `${code} b`, hint: `${code} hint`, script: `${code} "script"`, path: `${code} {{suggested}}` },
});
const facts: FailureConfig = { base: '/ohje/', hasBanner: true, texts: { fi: texts('fi'), en: texts('en') } };

test.each([
  ['/', 'fi', ''],
  ['/en', 'en', 'en/'],
  ['/en/', 'en', 'en/'],
  ['/docs/saldo', 'fi', null],
  ['/en/docs/saldo', 'en', null],
  ['/english', 'fi', null],
  ['/404.html', 'fi', null],
  ['/en/404.html', 'en', null],
  ['/constructor', 'fi', null],
])('%s speaks %s, and its banner knows the home page as %j', (pathname, code, home) => {
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

test('the banner’s script is the same on all pages; what differs stands in attributes', () => {
  const scripts = ['/', '/en'].map((pathname) => renderToStaticMarkup(failureMarks(pathname, facts).banner as never));
  const [fi, en] = scripts.map((html) => /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1]);
  expect(fi).toBe(en);
  expect(scripts[1]).toContain('data-script="en &quot;script&quot;"');
});

test('a site that wants no banner has none', () => {
  expect(failureMarks('/', { ...facts, hasBanner: false }).banner).toBeNull();
});
