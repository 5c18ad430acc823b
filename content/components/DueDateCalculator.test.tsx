import { fireEvent, render, screen } from '@testing-library/react';
import { ReaderContext } from 'site/reader';
import DueDateCalculator from './DueDateCalculator';

const show = (locale = 'fi', query = '') => {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <ReaderContext.Provider value={{ locale }}>
      <DueDateCalculator start="2026-12-10" days={14} years={[2026]} />
    </ReaderContext.Provider>,
  );
};
const answer = () => screen.getAllByRole('status')[0]?.textContent;
const EXAMPLE =
  'Uusi eräpäivä on maanantai 28.12.202610.12.2026 + 14 pv = 24.12.2026' +
  '24.12.2026 ei käy: jouluaatto.25.12.2026 ei käy: joulupäivä.' +
  '26.12.2026 ei käy: tapaninpäivä.27.12.2026 ei käy: sunnuntai.';

test('the example shows the day and its derivation, and the table lists the holidays', () => {
  show();
  expect([answer(), screen.getAllByRole('row', { hidden: true }).length]).toEqual([EXAMPLE, 16]);
});

test.each([
  ['en', 'The new due date is Monday'],
  ['sv', 'Den nya förfallodagen är måndag'],
  ['de', 'Uusi eräpäivä on maanantai'],
])('a reader of %s reads "%s"', (locale, text) => {
  show(locale);
  expect(answer()).toContain(text);
});

test('other inputs give another day, and the link contains them', () => {
  show();
  fireEvent.change(screen.getByLabelText('Päivä, josta maksuaika alkaa'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('Maksuaika päivinä'), { target: { value: '7' } });
  expect(answer()).toContain('9.11.2026');
  expect(answer()).toContain('Päivä on arkipäivä, joten se ei siirry.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('?start=2026-11-02&days=7#due-date-calculator');
});

const RANGE = 'Anna maksuaika, joka on 1–365 päivää.';

test.each([
  ['', RANGE],
  ['0', RANGE],
  ['366', RANGE],
  ['-1', RANGE],
  ['1.5', 'Kirjoita kokonaisluku ilman desimaaleja.'],
  ['kaksi', 'Tämä ei ole luku. Kirjoita se numeroin.'],
  ['99999999', 'Luku on liian suuri.'],
])('a term of "%s" days shows the error: %s', (days, told) => {
  show();
  fireEvent.change(screen.getByLabelText('Maksuaika päivinä'), { target: { value: days } });
  expect([answer(), screen.queryByRole('link')]).toEqual([told, null]);
});

test.each<[string, string]>([
  ['?start=2026-11-02&days=14', '16.11.2026'],
  ...['?start=2026-02-30&days=14', '?start=2026-11-02&days=x', '?days=7'].map((query): [string, string] => [
    query,
    '28.12.2026',
  ]),
])('the address %s sets the inputs, or keeps the example if invalid: %s', (query, day) => {
  show('fi', query);
  expect(answer()).toContain(day);
});

test.each([
  ['the day', () => Promise.resolve(), 'Kopioitu.'],
  [
    'nothing where the browser refuses',
    () => Promise.reject(new Error()),
    'Kopiointi ei onnistunut. Valitse tulos ja kopioi se itse.',
  ],
])('the button copies %s, and shows the result', async (_, writeText, told) => {
  const copied = jest.fn(writeText);
  Object.assign(navigator, { clipboard: { writeText: copied } });
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(copied).toHaveBeenCalledWith('28.12.2026');
});
