import { createContext, runInContext } from 'node:vm';
import { isValidElement, type ReactElement } from 'react';
import { analyticsPlugins } from '../../node/analyticsPlugins';
import type { AnalyticsSettings } from '../../model/analytics';

const google = { trackingIds: ['G-AAAA', 'G-BBBB'] };

test.each<[string, AnalyticsSettings]>([
  ['no measurement id', { consent: 'notRequired' }],
  ['a measurement id where consent is needed', { google, consent: 'required' }],
  ['nothing', { consent: 'required' }],
  ['other services only', { beacon: { endpoint: '/mittaus' }, consent: 'notRequired' }],
])('with %s no page carries the tag', (_, facts) => {
  expect(analyticsPlugins(facts)).toEqual([]);
});

interface Collected {
  head: unknown[];
  body: unknown[];
}

interface Plugin {
  onRenderBody: (
    api: { setHeadComponents: (parts: unknown[]) => void; setPostBodyComponents: (parts: unknown[]) => void },
    options: object,
  ) => void;
}

/** What the plugin itself puts into a page by our options. */
function renderedTag(): Collected {
  const [plugin] = analyticsPlugins({ google, consent: 'notRequired' });
  if (typeof plugin !== 'object' || plugin === null) throw new Error('No page carries the tag.');
  const collected: Collected = { head: [], body: [] };
  jest.requireActual<Plugin>(`${plugin.resolve}/gatsby-ssr`).onRenderBody(
    {
      setHeadComponents: (parts) => collected.head.push(...parts),
      setPostBodyComponents: (parts) => collected.body.push(...parts),
    },
    plugin.options ?? {},
  );
  return collected;
}

interface ScriptProps {
  src?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

const scriptsIn = (parts: readonly unknown[]) =>
  parts.filter((part): part is ReactElement<ScriptProps> => isValidElement(part) && part.type === 'script');

/** Runs the tag's code as a page of a reader with this setting does. */
function runTag(doNotTrack: string | null) {
  const code = scriptsIn(renderedTag().body)
    .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '')
    .join('\n');
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  const context = createContext({ window, navigator: { doNotTrack }, document: { cookie: '' } });
  // In a browser what stands in `window` is global.
  runInContext(code.replaceAll('dataLayer.push', 'window.dataLayer.push'), context);
  return { entries: window.dataLayer?.map((entry) => Array.from(entry)), hasTag: typeof context.gtag === 'function' };
}

test('where no consent is needed the tag anonymises, and leaves page views to the plugin', () => {
  const { entries = [], hasTag } = runTag(null);
  const config = { anonymize_ip: true, send_page_view: false };
  expect(entries.slice(1)).toEqual([
    ['config', 'G-AAAA', config],
    ['config', 'G-BBBB', config],
  ]);
  expect(hasTag).toBe(true);
});

test('a reader who objects to tracking is not measured', () => {
  expect(runTag('1')).toEqual({ entries: undefined, hasTag: false });
});

test('the tag stands behind the page, which does not wait for it', () => {
  const { head, body } = renderedTag();
  expect(scriptsIn(head)).toEqual([]);
  expect(scriptsIn(body).map(({ props }) => props.src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-AAAA',
    undefined,
  ]);
});
