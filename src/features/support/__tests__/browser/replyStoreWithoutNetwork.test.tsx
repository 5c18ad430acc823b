import { createReplyStore } from '../../browser/replyStore';
import type { ClipboardWindow } from '../../browser/copyAnswer';
import { siteLocales } from '../../model/siteLocales';
import { settings } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

const ORIGIN = 'https://ohje.example.com';
const SITE = siteLocales({ url: ORIGIN, defaultLocale: 'fi', locales: [{ code: 'fi', url: ORIGIN }] });
const doc = { title: 'Saldo', locale: 'fi', html: '<p>Alku.</p>' };
const DATA = { path: '', result: { data: { doc, locales: { edges: [] } }, pageContext: {} } };
const targetAt = (path: string) => ({ path, anchor: '' });

test('without a network a guide is neither copied nor added, but its address is copied', async () => {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  const view = { navigator: { clipboard: { writeText } } } as unknown as ClipboardWindow;
  AbortSignal.timeout = () => new AbortController().signal;
  const online = () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(DATA) } as unknown as Response);
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const store = createReplyStore({ site: SITE, code: 'fi', t: (key) => key, view });
  globalThis.fetch = offline;
  await store.copyExcerpt(targetAt('/docs/saldo'));
  expect(store.state().notice).toEqual({ isError: true, text: 'unreachable' });
  globalThis.fetch = online;
  await store.copyExcerpt(targetAt('/docs/saldo'));
  expect(store.state().notice).toEqual({ isError: false, text: 'answerCopied' });
  // The texts of the reply are there by now, the guide is not.
  globalThis.fetch = offline;
  await store.copyExcerpt(targetAt('/docs/lasku'));
  expect(store.state().notice).toEqual({ isError: true, text: 'unreachable' });
  await store.add(targetAt('/docs/lasku'));
  expect(store.state()).toMatchObject({ notice: { isError: true, text: 'unreachable' }, reply: [] });
  await store.copyLink(targetAt('/docs/lasku'));
  expect(copied).toEqual([`Saldo\n\nAlku.\n\n${ORIGIN}/docs/saldo\n`, `${ORIGIN}/docs/lasku`]);
  store.close();
});
