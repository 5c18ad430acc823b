import { act, fireEvent, screen, within } from '@testing-library/react';
import { ConsentControl } from '../../../components/consent/ConsentControl';
import { ConsentHost } from '../../../components/consent/ConsentHost';
import { chooseConsent, consentState } from '../../../browser/consent';
import type { AnalyticsSettings } from '../../../model/analytics';
import { fixtureTexts } from '../../../../../../__tests__/support/fixtureTexts';
import { renderInPage } from '../../../../../../__tests__/support/renderInPage';
import { settings } from '../../../../../../__tests__/support/siteFeatures';
import { FeatureDataContext } from '../../../../../hooks/site/useFeatureData';
import { longDate } from '../../../../../model/text/date';

const setSettings = (analytics: AnalyticsSettings) => (settings.measuring = { analytics });
const object = (value: string | undefined) =>
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value });

/** Renders a page that asks for consent, and waits for the question's code. */
async function renderPage(code = 'fi') {
  const consentTexts = fixtureTexts(code).consent ?? {};
  const page = renderInPage(
    <FeatureDataContext.Provider value={{ measuring: { consentTexts } }}>
      <ConsentHost />
      <main id="pageMain" tabIndex={-1} />
      <ConsentControl />
    </FeatureDataContext.Provider>,
    code,
  );
  await act(() => Promise.resolve());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return page;
}

const region = () => screen.queryByRole('region', { name: 'Saako käyntiäsi mitata?' });
const press = async (name: string, detail = 1) => {
  fireEvent.click(screen.getByRole('button', { name }), { detail });
  await act(() => Promise.resolve());
};

// Elements that need scripts are hidden without them.
beforeAll(() => document.documentElement.setAttribute('data-scripted', ''));
beforeEach(() => {
  localStorage.clear();
  object(undefined);
  setSettings({ consent: 'required', google: { trackingIds: ['G-1'] }, privacy: '/docs/tietosuoja' });
});

test.each([
  ['Salli', 'granted', 'Käyntiäsi mitataan.'],
  ['Älä salli', 'denied', 'Käyntiäsi ei mitata.'],
])('asks a reader once; stores "%s" as %s, and confirms it', async (name, choice, said) => {
  const { unmount } = await renderPage();
  const buttons = within(region() ?? document.body).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Älä salli', 'Salli']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/tietosuoja');
  expect(document.activeElement).toBe(document.body);
  await press(name);
  expect([region(), consentState(), screen.getByRole('status').textContent]).toEqual([null, choice, said]);
  unmount();
  await renderPage();
  expect(region()).toBeNull();
});

test('names the recipients, and mentions recording', async () => {
  const sessionReplay = { src: 'https://toisto.example.com/a.js', connect: [] };
  setSettings({ consent: 'required', google: { trackingIds: ['G-1'] }, sessionReplay });
  await renderPage();
  expect(region()?.textContent).toContain('ja lisäksi Google, toisto.example.com.');
  expect(region()?.textContent).toContain('tallennetaan toistettavaksi');
  expect(screen.queryByRole('link')).toBeNull();
});

test('after a keyboard answer the focus moves to the content', async () => {
  await renderPage();
  await press('Älä salli', 0);
  expect(document.activeElement?.id).toBe('pageMain');
});

test('the footer shows the choice again, with its day, and gets the focus back', async () => {
  chooseConsent('granted');
  await renderPage();
  expect(region()).toBeNull();
  await press('Seuranta-asetukset');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(region());
  expect(region()?.textContent).toContain(`Sallit mittauksen ${longDate(new Date().toISOString(), 'fi')}.`);
  expect(screen.getByRole('button', { name: 'Salli' }).getAttribute('aria-pressed')).toBe('true');
  await press('Älä salli');
  expect([consentState(), region()]).toEqual(['denied', null]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seuranta-asetukset' }));
});

test('does not ask a browser that objects, whatever was chosen before, and the footer explains why', async () => {
  chooseConsent('granted');
  object('1');
  await renderPage();
  expect([consentState(), region()]).toEqual(['objected', null]);
  await press('Seuranta-asetukset');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(region()?.textContent).toContain('Selaimesi pyytää, ettei sinua seurata.');
  expect(screen.queryByRole('button', { name: 'Salli' })).toBeNull();
  await press('Sulje');
  expect([region(), screen.getByRole('status').textContent]).toEqual([null, '']);
});
