import { act, render, screen } from '@testing-library/react';
import { RouterRoot } from '../../../../src/app/router/RouterRoot';
import type { LoadedPage } from '../../../../src/browser/router/pageSource';
import type { Router, Shown } from '../../../../src/browser/router/router';

jest.mock('../../../../src/browser/router/gatsbyHooks', () => ({
  runHook: () => undefined,
  wrapByHook: (_: string, element: unknown) => element,
}));

const page = {
  path: '/docs/saldo',
  template: { default: () => <h2 id="osa">Osa</h2> },
} as unknown as LoadedPage;

/** A page, and the way to what else the router shows. */
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
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

test.each([
  ['push', { to: 'target', id: 'osa' }, 'Osa'],
  ['pop', { to: 'target', id: 'osa' }, ''],
  ['push', { to: 'nowhere' }, ''],
] as const)('within the page, %s with %j gives the focus to "%s"', (by, scroll, focused) => {
  const change = show();
  change({ arrival: { by, isNewPage: false, scroll } });
  const heading = screen.getByText('Osa');
  expect(document.activeElement === heading ? heading.textContent : '').toBe(focused);
});
