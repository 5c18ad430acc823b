import { act, render, screen } from '@testing-library/react';
import { RouterRoot } from '../../../../src/app/router/RouterRoot';
import type { LoadedPage } from '../../../../src/browser/router/pageSource';
import type { Router, Shown } from '../../../../src/browser/router/router';
import { applyHead } from '../../../../src/app/router/applyHead';
import { beginWithFirstScreen } from '../../../../src/app/router/RouterRoot';

jest.mock('../../../../src/browser/router/gatsbyHooks', () => ({
  runHook: () => undefined,
  wrapByHook: (_: string, element: unknown) => element,
}));

const page = {
  path: '/docs/saldo',
  template: { default: () => <h2 id="osa">Osa</h2> },
} as unknown as LoadedPage;

/** Renders a page; returns a function that changes what the router shows. */
function show() {
  let shown: Shown = {
    address: { pathname: page.path, search: '', hash: '' },
    page,
    failure: null,
    arrival: null,
  };
  let tell = () => undefined as void;
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return () => undefined;
  };
  render(<RouterRoot router={{ subscribe, shown: () => shown } as Router} />);
  return (change: Partial<Shown>) =>
    act(() => {
      shown = { ...shown, ...change };
      tell();
    });
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

test.each([
  ['push', { to: 'target', id: 'osa' }, 'Osa'],
  ['pop', { to: 'target', id: 'osa' }, ''],
  ['push', { to: 'nowhere' }, ''],
] as const)('within the page, %s with %j focuses "%s"', (by, scroll, focused) => {
  const change = show();
  change({ arrival: { by, isNewPage: false, scroll } });
  const heading = screen.getByText('Osa');
  expect(document.activeElement === heading ? heading.textContent : '').toBe(focused);
});

function Broken(): never {
  throw new TypeError('No head');
}

test('a head that throws leaves the page without one, and the next head is applied', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => applyHead(<title>Saldo</title>));
  expect(document.title).toBe('Saldo');
  act(() => applyHead(<Broken />));
  expect([document.title, told.mock.calls.flat().some((each) => String(each).includes('No head'))]).toEqual(['', true]);
  told.mockRestore();
  act(() => applyHead(<title>Laskut</title>));
  expect(document.title).toBe('Laskut');
});

test('calls back when the title is set, but not for a replaced head', () => {
  const titles: string[] = [];
  const note = () => titles.push(document.title);
  act(() => {
    applyHead(<title>Ohitettu</title>, note);
    applyHead(<title>Tilaukset</title>, note);
    expect(titles).toEqual([]);
  });
  expect(titles).toEqual(['Tilaukset']);
});

describe('the first screen', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main></main>';
  });

  const isArriving = () => document.querySelector('main')?.hasAttribute('data-arriving');

  test('renders first if the page opens at its top', () => {
    beginWithFirstScreen({ to: 'position', top: 300 });
    expect(isArriving()).toBe(false);
    const bringRest = beginWithFirstScreen({ to: 'top' });
    expect(isArriving()).toBe(true);
    bringRest();
    expect(isArriving()).toBe(false);
  });

  test('the rest is rendered for its own page, not for the next one', () => {
    const bringRest = beginWithFirstScreen({ to: 'top' });
    document.body.innerHTML = '<main></main>';
    beginWithFirstScreen({ to: 'top' });
    bringRest();
    expect(isArriving()).toBe(true);
  });
});
