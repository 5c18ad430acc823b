import { fireEvent, render, screen, act, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { useCombobox } from '../../../../src/hooks/search/useCombobox';
import { useQueryParameters } from '../../../../src/hooks/search/useQueryParameters';

const opened = jest.fn<void, [string]>();
beforeEach(() => {
  opened.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

interface ListProps {
  /** The query of the list; its options contain it. */
  answered: string;
  isStale?: boolean;
  isEntered?: boolean;
}

function List({ answered, isStale = false, isEntered = false }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { active, onKeyDown } = useCombobox(list, answered, isStale, isEntered);
  return (
    <>
      <input aria-label="box" aria-activedescendant={active} onKeyDown={onKeyDown} />
      <div ref={list}>
        {answered !== '' &&
          [0, 1, 2].map((place) => (
            <button
              role="option"
              aria-selected={active === `o${place}`}
              id={`o${place}`}
              key={place}
              onClick={() => opened(`${answered} ${place}`)}
            >
              {place}
            </button>
          ))}
      </div>
    </>
  );
}

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(screen.getByLabelText('box'), { key }));
const chosen = () => screen.getByLabelText('box').getAttribute('aria-activedescendant');

test('an arrow selects, Enter opens, and other results clear the selection', () => {
  const { rerender } = render(<List answered="la" />);
  press('ArrowDown', 'ArrowDown', 'Enter');
  expect(opened.mock.calls).toEqual([['la 1']]);
  rerender(<List answered="las" />);
  expect(chosen()).toBeNull();
});

test('the arrows wrap around', () => {
  render(<List answered="la" />);
  const steps = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => (press(key), chosen()));
  expect(steps).toEqual(['o2', 'o1', 'o2', 'o0', 'o2']);
});

test('a selection in stale results becomes the option at the same position in the new results', () => {
  const { rerender } = render(<List answered="la" isStale />);
  press('ArrowDown', 'ArrowDown', 'Alt');
  rerender(<List answered="las" isStale />);
  expect(chosen()).toBe('o1');
  press('Enter');
  expect(opened).not.toHaveBeenCalled();
  rerender(<List answered="lasku" />);
  expect(opened.mock.calls).toEqual([['lasku 1']]);
  rerender(<List answered="laskut" />);
  expect(chosen()).toBeNull();
});

test.each(['k', 'Backspace'])('%s clears the selection', (key) => {
  const { rerender } = render(<List answered="la" isStale />);
  press('ArrowDown', key);
  rerender(<List answered="las" />);
  expect(chosen()).toBeNull();
});

test('Enter pressed before the box exists opens the first result', () => {
  const { rerender } = render(<List answered="" isStale isEntered />);
  rerender(<List answered="la" isStale isEntered />);
  expect(opened).not.toHaveBeenCalled();
  rerender(<List answered="lasku" isEntered />);
  expect(opened.mock.calls).toEqual([['lasku 0']]);
});

const NAMES = ['q', 'area'] as const;

test('follows the router’s address, even back to an earlier query, and adds no history entries', () => {
  window.history.replaceState(null, '', '/search?q=lasku');
  const { result, rerender } = renderHook(({ location }) => useQueryParameters(NAMES, location), {
    initialProps: { location: { search: '?q=lasku' } },
  });
  expect(result.current[0]).toEqual({ q: 'lasku' });
  const entries = window.history.length;
  act(() => result.current[1]({ q: 'saldo', area: 'faq' }));
  expect(window.history.length).toBe(entries);
  expect([result.current[0], window.location.search]).toEqual([{ q: 'saldo', area: 'faq' }, '?q=saldo&area=faq']);
  rerender({ location: { search: '?q=lasku&area=' } });
  expect(result.current[0]).toEqual({ q: 'lasku' });
  act(() => result.current[1]({}));
  expect(window.location.search).toBe('');
});
