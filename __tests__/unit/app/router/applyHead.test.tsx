import { act } from '@testing-library/react';
import { applyHead } from '../../../../src/app/router/applyHead';

function Broken(): never {
  throw new TypeError('No head');
}

test('a head that fails leaves the page without one, and the next head is put in', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => applyHead(<title>Saldo</title>));
  expect(document.title).toBe('Saldo');
  act(() => applyHead(<Broken />));
  expect(document.title).toBe('');
  expect(told.mock.calls.flat().some((each) => String(each).includes('No head'))).toBe(true);
  told.mockRestore();
  act(() => applyHead(<title>Laskut</title>));
  expect(document.title).toBe('Laskut');
});

test('says when the title is there; of a head that another one has overtaken, never', () => {
  const titles: string[] = [];
  const note = () => titles.push(document.title);
  act(() => {
    applyHead(<title>Ohitettu</title>, note);
    applyHead(<title>Tilaukset</title>, note);
    expect(titles).toEqual([]);
  });
  expect(titles).toEqual(['Tilaukset']);
});
