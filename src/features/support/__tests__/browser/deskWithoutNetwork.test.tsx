import { createDesk } from '../../browser/desk';
import type { ClipboardWindow } from '../../browser/copyAnswer';
import { guideSite } from '../../model/guideSite';

const ORIGIN = 'https://ohje.example.com';
const SITE = guideSite({ url: ORIGIN, defaultLocale: 'fi', locales: [{ code: 'fi', url: ORIGIN }] });
const doc = { title: 'Saldo', locale: 'fi', html: '<p>Alku.</p>' };
const DATA = { path: '', result: { data: { doc, locales: { edges: [] } }, pageContext: {} } };
const placeAt = (path: string) => ({ path, anchor: '' });

test('without a network a guide is neither copied nor added, but its address is copied', async () => {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  const view = { navigator: { clipboard: { writeText } } } as unknown as ClipboardWindow;
  AbortSignal.timeout = () => new AbortController().signal;
  const online = () =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(DATA) } as unknown as Response);
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const desk = createDesk({ site: SITE, code: 'fi', t: (key) => key, view });
  globalThis.fetch = offline;
  await desk.copyPlace(placeAt('/docs/saldo'));
  expect(desk.state().notice).toEqual({ isFault: true, text: 'unreachable' });
  globalThis.fetch = online;
  await desk.copyPlace(placeAt('/docs/saldo'));
  expect(desk.state().notice).toEqual({ isFault: false, text: 'answerCopied' });
  // The texts of the reply are there by now, the guide is not.
  globalThis.fetch = offline;
  await desk.copyPlace(placeAt('/docs/lasku'));
  expect(desk.state().notice).toEqual({ isFault: true, text: 'unreachable' });
  await desk.add(placeAt('/docs/lasku'));
  expect(desk.state()).toMatchObject({ notice: { isFault: true, text: 'unreachable' }, reply: [] });
  await desk.copyLink(placeAt('/docs/lasku'));
  expect(copied).toEqual([`Saldo\n\nAlku.\n\n${ORIGIN}/docs/saldo\n`, `${ORIGIN}/docs/lasku`]);
  desk.close();
});
