import { act, fireEvent, screen } from '@testing-library/react';
import { MoreResults } from '../../../../src/components/search/SearchView';
import { renderInPage } from '../../../support/renderInPage';

describe('more results', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));
  let tell: (entries: { isIntersecting: boolean }[]) => void;

  beforeEach(() => {
    window.scrollY = 0;
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: typeof tell) {
          tell = callback;
        }
        observe() {
          tell([{ isIntersecting: false }]);
        }
        disconnect() {
          return undefined;
        }
      },
    });
  });

  function show() {
    const onMore = jest.fn<void, []>();
    renderInPage(<MoreResults isLoading={false} onMore={onMore} />);
    return { onMore, button: screen.getByRole('button') };
  }

  /** Scrolls the page, and sets whether the button is in view. */
  const scroll = (top: number, isIntersecting: boolean) =>
    act(() => {
      window.scrollY = top;
      tell([{ isIntersecting }]);
    });

  test('scrolling down to the button loads more, scrolling up to it does not', () => {
    const { onMore } = show();
    scroll(500, true);
    expect(onMore).toHaveBeenCalledTimes(1);
    scroll(900, false);
    scroll(600, true);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  test('a focused button waits for a press, and later scrolling loads more again', () => {
    const { onMore, button } = show();
    fireEvent.focus(button);
    scroll(500, true);
    expect(onMore).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(onMore).toHaveBeenCalledTimes(1);
    scroll(600, false);
    scroll(900, true);
    expect(onMore).toHaveBeenCalledTimes(2);
  });
});
