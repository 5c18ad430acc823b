import { fireEvent, render, screen } from '@testing-library/react';
import { setRouter } from '../../../../src/browser/router/currentRouter';
import { Link, navigate, withPrefix, PathnameContext } from '../../../../src/browser/router/gatsby';
import type { Router } from '../../../../src/browser/router/router';

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const router = { navigate: jest.fn() };
beforeEach(() => {
  router.navigate.mockClear();
  setRouter(router as unknown as Router);
});

test.each([
  ['/docs/saldo', '/ohje/docs/saldo'],
  ['/docs/saldo/', '/ohje/docs/saldo'],
  ['/docs/saldo?q=1#osio', '/ohje/docs/saldo?q=1#osio'],
  ['/', '/ohje'],
  ['//evil.example', '/ohje/evil.example'],
])('a link to %s has the address %s, and navigates to it', (to, address) => {
  render(<Link to={to}>Saldo</Link>);
  expect(screen.getByText('Saldo').getAttribute('href')).toBe(address);
  expect(fireEvent.click(screen.getByText('Saldo'))).toBe(false);
  expect(router.navigate.mock.calls).toEqual([[address, { state: undefined, replace: undefined }]]);
});

test.each([
  ['/ohje/docs/saldo', 'page'],
  ['/ohje/docs', null],
])('on %s a link to that page has aria-current %s', (pathname, current) => {
  render(
    <PathnameContext.Provider value={pathname}>
      <Link to="/docs/saldo">Saldo</Link>
    </PathnameContext.Provider>,
  );
  expect(screen.getByText('Saldo').getAttribute('aria-current')).toBe(current);
});

test.each([
  ['the control key', {}, { ctrlKey: true }],
  ['the middle button', {}, { button: 1 }],
  ['a target of its own', { target: '_blank' }, {}],
])('leaves a click with %s to the browser', (_, attributes, init) => {
  // jsdom logs that it cannot follow links.
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  render(
    <Link to="/docs/saldo" {...attributes}>
      Saldo
    </Link>,
  );
  fireEvent.click(screen.getByText('Saldo'), init);
  document.removeEventListener('click', stop);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('calls its own click listener first, which may prevent navigation', () => {
  render(
    <Link to="/docs/saldo" onClick={(event) => event.preventDefault()}>
      Saldo
    </Link>,
  );
  fireEvent.click(screen.getByText('Saldo'));
  expect(router.navigate).not.toHaveBeenCalled();
});

test('navigates to a page with its state, or through the history', () => {
  navigate('/docs/saldo?q=1', { state: { marks: ['a'] }, replace: true });
  navigate(-1);
  expect(router.navigate.mock.calls).toEqual([
    ['/ohje/docs/saldo?q=1', { state: { marks: ['a'] }, replace: true }],
    [-1, undefined],
  ]);
});

test('adds only the base path to files', () =>
  expect([withPrefix('/static/a.json'), withPrefix('a.png'), withPrefix('/')]).toEqual([
    '/ohje/static/a.json',
    '/ohje/a.png',
    '/ohje/',
  ]));
