import { fireEvent, render, screen, within } from '@testing-library/react';
import { ReaderContext } from 'site/reader';
import CreditCalculator from './CreditCalculator';

const show = (locale = 'fi', query = '') => {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <ReaderContext.Provider value={{ locale }}>
      <CreditCalculator
        price="120,00"
        rate="10"
        start="2026-01-01"
        end="2026-12-31"
        last="2026-09-30"
        issues={52}
        delivered={40}
      />
    </ReaderContext.Provider>,
  );
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const answer = () => plain(screen.getAllByRole('status')[0]?.textContent);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rowsOf = (table: HTMLElement | undefined) =>
  within(table as HTMLElement)
    .getAllByRole('row', { hidden: true })
    .map((row) => plain(row.textContent));

test('the example shows the sum, each step to it, and other end dates', () => {
  show();
  expect(answer()).toBe('Hyvitys on 30,25 €, josta arvonlisäveroa 2,75 €.');
  const [steps, others] = screen.getAllByRole('table', { hidden: true });
  expect(rowsOf(steps)).toEqual([
    'Jakson päivät 1.1.2026–31.12.2026365 pv',
    'Hyvitettävät päivät 1.10.2026–31.12.202692 pv',
    'Hyvitys, sis. alv 120,00 € × 92 / 365 = 30,246630,25 €',
    'Veroton hyvitys 30,25 € / 1,1027,50 €',
    'Arvonlisävero 10 % 30,25 € − 27,50 €2,75 €',
  ]);
  expect([rowsOf(others).length, rowsOf(others)[9]]).toEqual([12, '30.9.202692 pv30,25 €']);
});

test('counting by issues has other fields', () => {
  show();
  type('Laskutapa', 'issues');
  expect(screen.queryByLabelText('Jakso alkaa')).toBeNull();
  expect(answer()).toBe('Hyvitys on 27,69 €, josta arvonlisäveroa 2,52 €.');
  type('Numeroita toimitettu', '51');
  expect(answer()).toBe('Hyvitys on 2,31 €, josta arvonlisäveroa 0,21 €.');
  const [steps, others] = screen.getAllByRole('table', { hidden: true });
  expect(rowsOf(steps).slice(0, 2)).toEqual(['Jakson numerot 52 kpl', 'Toimittamatta jäävät numerot 52 − 511 kpl']);
  expect(rowsOf(others)).toHaveLength(13);
});

test.each([
  ['en', 'The credit is €30.25, of which VAT €2.75.'],
  ['sv', 'Krediteringen är 30,25 €, varav moms 2,75 €.'],
  ['de', 'Hyvitys on 30,25 €, josta arvonlisäveroa 2,75 €.'],
])('a reader of %s reads "%s"', (locale, text) => {
  show(locale);
  expect(answer()).toBe(text);
});

const PRICE = 'Jakson hinta laskulla, sis. alv (€)';
const LAST = 'Viimeinen päivä, jolta ei hyvitetä';

test.each([
  [PRICE, '', 'Anna hinta euroina, esimerkiksi 120,00. Hinta on suurempi kuin nolla.'],
  [PRICE, '999999999', 'Luku on liian suuri.'],
  [PRICE, '12,345', 'Kirjoita enintään kaksi desimaalia.'],
  [PRICE, 'sata', 'Tämä ei ole luku. Kirjoita se numeroin.'],
  ['Arvonlisävero (%)', '101', 'Anna laskun arvonlisävero prosentteina, esimerkiksi 10 tai 25,5. Se on 0–100.'],
  ['Jakso alkaa', '', 'Anna päivä, jona jakso alkaa.'],
  ['Jakso päättyy', '', 'Anna päivä, jona jakso päättyy.'],
  ['Jakso päättyy', '2025-12-31', 'Jakso päättyy ennen kuin se alkaa. Tarkista päivät.'],
  ['Jakso päättyy', '2030-12-31', 'Jakso on yli kolme vuotta. Tarkista päivät.'],
  [LAST, '', 'Anna viimeinen päivä, jolta ei hyvitetä.'],
  [LAST, '2025-12-31', 'Viimeinen päivä on ennen jakson alkua. Jos mitään ei toimitettu, hyvitä koko jakso.'],
  [LAST, '2027-01-01', 'Viimeinen päivä on jakson lopun jälkeen. Tarkista päivät.'],
  [LAST, '2026-12-31', 'Jakso toimitetaan loppuun, joten hyvitettävää ei ole.'],
  ['Numeroita jaksossa', '0', 'Anna jakson numeroiden määrä, joka on 1–1096.'],
  ['Numeroita toimitettu', '-1', 'Anna toimitettujen numeroiden määrä. Se on nolla tai enemmän.'],
  ['Numeroita toimitettu', '53', 'Numeroita on toimitettu enemmän kuin jaksossa on. Tarkista määrät.'],
  ['Numeroita toimitettu', '52', 'Kaikki jakson numerot on toimitettu, joten hyvitettävää ei ole.'],
])('%s "%s" shows an error beside the field', (label, value, told) => {
  show();
  if (label.startsWith('Numeroita')) type('Laskutapa', 'issues');
  type(label, value);
  expect(answer()).toBe(told);
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(told);
  expect([screen.queryByRole('link'), screen.queryAllByRole('table').length]).toEqual([null, 0]);
});

test('the link contains the inputs, and the address restores them', () => {
  show();
  type(PRICE, '60');
  type('Arvonlisävero (%)', '25,5');
  const address = screen.getByRole('link').getAttribute('href') ?? '';
  expect(address).toBe(
    '?way=days&price=60&rate=25%2C5&start=2026-01-01&end=2026-12-31&last=2026-09-30&issues=52&delivered=40#credit-calculator',
  );
  document.body.replaceChildren();
  show('fi', address);
  expect(answer()).toBe('Hyvitys on 15,12 €, josta arvonlisäveroa 3,07 €.');
});

test('an invalid address keeps the example', () => {
  show('fi', '?way=days&price=-60&rate=10&start=2026-01-01&end=2026-12-31&last=2026-09-30&issues=52&delivered=40');
  expect(answer()).toContain('30,25 €');
});

test('the button copies the sum with its parts and formula', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Kopioi hyvitys' }));
  expect(await screen.findByText('Kopioitu.')).toBeTruthy();
  const [copied] = writeText.mock.calls[0] as unknown as [string];
  expect(plain(copied)).toBe('Hyvitys 30,25 € (veroton 27,50 €, alv 10 % 2,75 €): 120,00 € × 92 / 365');
});
