import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { FeedbackLinks } from '../../../components/feedback/FeedbackLinks';
import { FeedbackVote } from '../../../components/feedback/FeedbackVote';
import { feedbackTexts, type FeedbackTargets } from '../../../model/feedback';
import { fixtureTexts } from '../../../../../../__tests__/support/fixtureTexts';
import { renderInPage } from '../../../../../../__tests__/support/renderInPage';
import { components } from '../../../../../../__tests__/support/siteSlot';

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const PAGE = 'https://ohje.example.com/docs/saldo';
const NOWHERE: FeedbackTargets = { endpoint: null, mail: null };
const answers = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();

let pages = 0;
/** Renders the question on a new page, because answers are stored by page. */
function renderFeedback(targets: Partial<FeedbackTargets>, code = 'fi', path = `/docs/sivu-${(pages += 1)}`) {
  const own = { ...NOWHERE, ...targets };
  const texts = feedbackTexts(own, (namespace) => fixtureTexts(code)[namespace] ?? {});
  const View = own.mail === null ? FeedbackVote : FeedbackLinks;
  const view = <View data={{ measuring: { ...own, texts } }} title="Saldo" pageUrl={PAGE} />;
  return { path, ...renderInPage(view, code, path) };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const sent = () => answers.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const ENDPOINT = { endpoint: 'https://palaute.example.com/viestit' };

/** The contact links after an answer, without those for browsers without scripts. */
const waysToPeople = () =>
  screen
    .queryAllByText(/^tukeen/)
    .slice(1)
    .map(({ textContent }) => textContent);
components.push((({ pageUrl }: { pageUrl: string }) => <p>tukeen: {pageUrl}</p>) as ComponentType<object>);

// Elements that need scripts are hidden without them.
beforeAll(() => document.documentElement.setAttribute('data-scripted', ''));
beforeEach(() => {
  answers.mockReset().mockResolvedValue({ ok: true, status: 204 });
  globalThis.fetch = answers as unknown as typeof fetch;
});

test.each([
  ['Kyllä', []],
  ['Ei', ['tukeen: https://ohje.example.com/docs/saldo']],
])('without an endpoint, "%s" is thanked for but not sent; contact links: %j', async (name, expected) => {
  renderFeedback({});
  await press(name);
  expect(screen.getByRole('status').textContent).toBe('Kiitos vastauksestasi.');
  expect([screen.queryByRole('textbox'), sent(), waysToPeople()]).toEqual([null, [], expected]);
});

test('sends a reason without a comment', async () => {
  const { path } = renderFeedback(ENDPOINT);
  await press('Ei');
  expect(screen.getByRole('group', { name: 'Mikä siinä ei auttanut?' })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Ohje on väärin tai vanhentunut' }));
  await press('Lähetä kommentti');
  expect(sent()[1]).toEqual({ path, locale: 'fi', helpful: false, comment: '', reason: 'Wrong' });
});

test('answers by mail are links to messages, without thanks', () => {
  renderFeedback({ mail: 'palaute@example.com' });
  const [yes, no] = screen.getAllByRole('link');
  expect(yes?.textContent).toBe('Kyllä');
  expect(no?.getAttribute('href')).toContain(
    `mailto:palaute@example.com?subject=${encodeURIComponent('Oliko tästä apua? Ei: Saldo')}&body=`,
  );
  expect(screen.getByText('Vastaus avautuu sähköpostiisi, ja lähetät sen itse.')).toBeDefined();
  expect(screen.queryByText(/Kiitos/)).toBeNull();
});

test.each([
  ['Kyllä', true, 'Mikä auttoi? (valinnainen)'],
  ['Ei', false, 'Mitä jäi puuttumaan? (valinnainen)'],
])('sends the answer "%s" at once, without cookies, and accepts a comment', async (name, helpful, label) => {
  const { path } = renderFeedback({ endpoint: '/palaute' });
  await press(name);
  expect(screen.getByText('Kiitos, vastauksesi on lähetetty.')).toBeDefined();
  expect(sent()).toEqual([{ path, locale: 'fi', helpful, comment: '' }]);
  // An endpoint of the site itself is under its base path.
  expect(answers.mock.calls[0]?.[0]).toBe('/ohje/palaute');
  expect(answers.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('textbox', { name: label })).toBeDefined();
  write('  Soita 040 123 4567, maija@example.fi  ');
  await press('Lähetä kommentti');
  expect(sent()[1]).toEqual({ path, locale: 'fi', helpful, comment: 'Soita 040 123 4567, maija@example.fi' });
  const thanks = screen.getByText('Kiitos, kommenttisi on lähetetty.');
  expect(document.activeElement).toBe(thanks);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('sends one answer, whatever is pressed after it, and no empty comment', async () => {
  renderFeedback(ENDPOINT);
  await press('Ei');
  await press('Kyllä');
  await press('Ei');
  write('   ');
  await press('Lähetä kommentti');
  expect(sent()).toHaveLength(1);
});

test('reports an answer that failed, and can send it again', async () => {
  answers.mockRejectedValueOnce(new TypeError('offline'));
  renderFeedback(ENDPOINT);
  await press('Kyllä');
  expect(screen.getByText('Vastaus ei lähtenyt. Tarkista verkkoyhteytesi.')).toBeDefined();
  expect([screen.queryByText(/Kiitos/), screen.queryByRole('textbox')]).toEqual([null, null]);
  await press('Yritä uudelleen');
  expect(screen.getByText('Kiitos, vastauksesi on lähetetty.')).toBeDefined();
  expect(sent()).toHaveLength(2);
});

test('a rejected comment stays in its box', async () => {
  renderFeedback(ENDPOINT);
  await press('Ei');
  answers.mockResolvedValueOnce({ ok: false, status: 500 });
  expect(answers.mock.calls[0]?.[0]).toBe(ENDPOINT.endpoint);
  write('Kuva puuttuu.');
  await press('Lähetä kommentti');
  expect(screen.getByText(/^Kommentti ei lähtenyt\./)).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Kuva puuttuu.');
  await press('Lähetä kommentti');
  expect(screen.getByText('Kiitos, kommenttisi on lähetetty.')).toBeDefined();
});

test('an answered page shows its answer while the site is open, and does not send it again', async () => {
  const { path, unmount } = renderFeedback(ENDPOINT);
  await press('Ei');
  unmount();
  renderFeedback(ENDPOINT, 'fi', path);
  await settle();
  expect(screen.getByRole('button', { name: 'Ei' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Kiitos, vastauksesi on lähetetty.')).toBeDefined();
  expect(sent()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});
