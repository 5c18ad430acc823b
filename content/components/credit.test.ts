import fc from 'fast-check';
import { creditFor, creditOf, monthEnds, type CreditInputs } from './credit';
import { isDay } from './workdays';

const EXAMPLE: CreditInputs = {
  way: 'days',
  price: '120,00',
  rate: '10',
  start: '2026-01-01',
  end: '2026-12-31',
  last: '2026-09-30',
  issues: '52',
  delivered: '40',
};

test('by days: credits the days after the last one', () =>
  expect(creditFor(EXAMPLE)).toEqual({
    price: 12_000,
    rate: 1000,
    share: { part: 92, whole: 365 },
    from: '2026-10-01',
    gross: 3025,
    net: 2750,
    tax: 275,
  }));

test('by issues: credits those that were not delivered', () =>
  expect(creditFor({ ...EXAMPLE, way: 'issues', start: '', end: '', last: '' })).toEqual({
    price: 12_000,
    rate: 1000,
    share: { part: 12, whole: 52 },
    gross: 2769,
    net: 2517,
    tax: 252,
  }));

test.each([
  // Half a cent is rounded up: 0,01 × 1 / 2.
  [1, 0, 1, 2, { gross: 1, net: 1, tax: 0 }],
  [1, 0, 1, 3, { gross: 0, net: 0, tax: 0 }],
  [10_000, 2550, 1, 1, { gross: 10_000, net: 7968, tax: 2032 }],
  [10_000, 1350, 1, 1, { gross: 10_000, net: 8811, tax: 1189 }],
  [10_000, 10_000, 1, 1, { gross: 10_000, net: 5000, tax: 5000 }],
])('%d cents with a rate of %d, %d of %d: %j', (price, rate, part, whole, amounts) => {
  expect(creditOf(price, rate, { part, whole })).toEqual(amounts);
});

// The test of the component has the other errors, with their messages.
test.each<[Partial<CreditInputs>, string]>([
  [{ price: '0' }, 'price'],
  [{ rate: '100,01' }, 'rate'],
  [{ start: '0026-01-01' }, 'start'],
  [{ end: '2029-01-01' }, 'tooLong'],
  [{ way: 'issues', issues: '1097' }, 'issues'],
  [{ way: 'issues', delivered: '' }, 'delivered'],
])('%j has the error %s', (wrong, error) => expect(creditFor({ ...EXAMPLE, ...wrong })).toEqual({ error }));

test('accepts a period of three years', () =>
  expect(creditFor({ ...EXAMPLE, end: '2028-12-31' })).toMatchObject({ share: { whole: 1096 } }));

const price = fc.integer({ min: 1, max: 99_999_999 });
const rate = fc.integer({ min: 0, max: 10_000 });
const share = fc
  .integer({ min: 1, max: 1096 })
  .chain((whole) => fc.record({ whole: fc.constant(whole), part: fc.integer({ min: 0, max: whole }) }));

test('the parts add up, and each is within half a cent of the exact figure', () => {
  fc.assert(
    fc.property(price, rate, share, (cents, of, { part, whole }) => {
      const { gross, net, tax } = creditOf(cents, of, { part, whole });
      expect(net + tax).toBe(gross);
      expect([gross, net, tax].every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
      // In integers, so that the test itself does not round.
      expect(Math.abs(2 * (gross * whole - cents * part))).toBeLessThanOrEqual(whole);
      expect(Math.abs(2 * (net * (10_000 + of) - gross * 10_000))).toBeLessThanOrEqual(10_000 + of);
    }),
  );
});

test('a whole period costs its price, none of it nothing, and two parts differ from the price by a cent at most', () => {
  fc.assert(
    fc.property(price, rate, share, (cents, of, { part, whole }) => {
      expect(creditOf(cents, of, { part: whole, whole }).gross).toBe(cents);
      expect(creditOf(cents, of, { part: 0, whole })).toEqual({ gross: 0, net: 0, tax: 0 });
      const sum = creditOf(cents, of, { part, whole }).gross + creditOf(cents, of, { part: whole - part, whole }).gross;
      expect([cents, cents + 1]).toContain(sum);
    }),
  );
});

test.each([
  ['2026-11-15', '2027-02-28', ['2026-11-30', '2026-12-31', '2027-01-31']],
  ['2026-01-31', '2026-03-01', ['2026-01-31', '2026-02-28']],
  ['2026-01-01', '2026-01-31', []],
])('month ends from %s to before %s: %j', (start, end, ends) => {
  expect([monthEnds(start, end), monthEnds(start, end).every(isDay)]).toEqual([ends, true]);
});
