import { beginWithFirstScreen } from '../../../../src/app/router/firstScreen';
import type { ScrollMove } from '../../../../src/model/navigation/pageNavigation';

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});

const isArriving = () => document.querySelector('main')?.hasAttribute('data-arriving');

test.each<[ScrollMove, boolean]>([
  [{ to: 'top' }, true],
  [{ to: 'position', top: 0 }, true],
  [{ to: 'position', top: 300 }, false],
  [{ to: 'target', id: 'osio' }, false],
  [{ to: 'nowhere' }, false],
])('%j', (move, expected) => {
  const bringRest = beginWithFirstScreen(move);
  expect(isArriving()).toBe(expected);
  bringRest();
  expect(isArriving()).toBe(false);
});

test('a page without a main part has nothing to wait for', () => {
  document.body.innerHTML = '';
  expect(beginWithFirstScreen({ to: 'top' })).not.toThrow();
});

test('the rest comes to the page that waits for it, not to the next one', () => {
  const bringRest = beginWithFirstScreen({ to: 'top' });
  document.body.innerHTML = '<main></main>';
  beginWithFirstScreen({ to: 'top' });
  bringRest();
  expect(isArriving()).toBe(true);
});
