import { fireEvent, render, screen, within } from '@testing-library/react';
import { ReaderContext } from 'site/reader';
import ExtensionCalculator from './ExtensionCalculator';

const show = (locale = 'fi', query = '') => {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <ReaderContext.Provider value={{ locale }}>
      <ExtensionCalculator start="2026-01-01" end="2026-12-20" missed={3} weekdays={[3, 6]} skipsHolidays />
    </ReaderContext.Provider>,
  );
};
const answer = () => screen.getAllByRole('status')[0]?.textContent;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the example shows the day, its derivation, and the days for other numbers', () => {
  show();
  expect(answer()).toBe('Jakson uusi viimeinen päivä on lauantai 2.1.2027.');
  expect(steps()).toEqual([
    'Jaksossa 1.1.2026–20.12.2026 on numeroita 99, ja niistä jäi saamatta 3.',
    'Jakelupäivät: keskiviikko, lauantai, joka viikko.',
    'Korvaavat numerot luetaan jakson lopusta 20.12.2026 eteenpäin. Jakso päättyy niistä viimeisen jakelupäivänä.',
    '26.12.2026 ei ilmesty: tapaninpäivä.',
  ]);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'NumeroitaJakso päättyy',
    '1keskiviikko 23.12.2026',
    '2keskiviikko 30.12.2026',
    '3lauantai 2.1.2027',
    '4lauantai 9.1.2027',
    '5keskiviikko 13.1.2027',
    '6lauantai 16.1.2027',
  ]);
});

test('uses the chosen delivery days, holidays and rhythm', () => {
  show();
  tick('pyhäpäivänä ei ilmesty');
  expect(answer()).toContain('keskiviikko 30.12.2026');
  tick('lauantai');
  expect(answer()).toContain('keskiviikko 6.1.2027');
  type('Ilmestyy', '2');
  type('Jokin päivä viikolla, jolla lehti ilmestyy', '2026-12-21');
  expect(answer()).toContain('keskiviikko 20.1.2027');
  expect(steps()[1]).toBe('Jakelupäivät: keskiviikko, joka toinen viikko.');
  tick('perjantai');
  expect(answer()).toContain('keskiviikko 6.1.2027');
});

test.each([
  ['en', 'The new last day of the period is Saturday 2 January 2027.'],
  ['sv', 'Periodens nya sista dag är lördag 2.1.2027.'],
  ['de', 'Jakson uusi viimeinen päivä on lauantai 2.1.2027.'],
])('a reader of %s reads "%s"', (locale, text) => {
  show(locale);
  expect(answer()).toBe(text);
});

test.each([
  ['Jakso alkaa', '', 'Anna päivä, jona jakso alkaa.'],
  ['Jakso päättyy', '', 'Anna päivä, jona jakso päättyy.'],
  ['Jakso päättyy', '2025-12-31', 'Jakso päättyy ennen kuin se alkaa. Tarkista päivät.'],
  ['Jakso päättyy', '2030-12-31', 'Jakso on yli kolme vuotta. Tarkista päivät.'],
  ['Numeroita jäi saamatta', '-3', 'Anna saamatta jääneiden numeroiden määrä, joka on 1–60.'],
  [
    'Jakso alkaa',
    '2026-12-14',
    'Jaksossa on vain 2 numeroa, joten enempää ei ole voinut jäädä saamatta. Tarkista määrä ja jakelupäivät.',
  ],
  ['Jakso alkaa', '2026-12-20', 'Jaksossa ei ole yhtään numeroa. Tarkista jakso ja jakelupäivät.'],
])('%s "%s" shows an error', (label, value, told) => {
  show();
  type(label, value);
  expect(answer()).toBe(told);
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('requires a delivery day and, every second week, a week of an issue', () => {
  show();
  tick('keskiviikko');
  tick('lauantai');
  expect(answer()).toBe('Valitse ainakin yksi jakelupäivä.');
  tick('lauantai');
  type('Ilmestyy', '2');
  type('Jokin päivä viikolla, jolla lehti ilmestyy', '');
  expect(answer()).toBe('Anna jokin päivä viikolta, jolla lehti ilmestyy.');
});

test('the link contains the inputs, and the address restores them', () => {
  show();
  type('Numeroita jäi saamatta', '1');
  const address = screen.getByRole('link').getAttribute('href') ?? '';
  expect(address).toBe(
    '?start=2026-01-01&end=2026-12-20&missed=1&days=36&weeks=1&issue=2026-01-01&holidays=1#extension-calculator',
  );
  document.body.replaceChildren();
  show('fi', address);
  expect(answer()).toContain('keskiviikko 23.12.2026');
});

test('the button copies the day', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Kopioi päivä' }));
  expect(await screen.findByText('Kopioitu.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('2.1.2027');
});
