import { act } from '@testing-library/react';
import { applyHead } from '../../../../src/app/router/applyHead';
import { createProgressBar } from '../../../../src/browser/router/progressBar';
import { markTarget, scrollTo } from '../../../../src/browser/router/scrollTo';
import { announceTitle, moveFocus } from '../../../../src/browser/router/tellArrival';
import { resize, stubResizeObserver } from '../../../support/resizeObserver';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const jumps: string[] = [];
beforeEach(() => {
  jumps.length = 0;
  window.scrollTo = ((options: ScrollToOptions) => jumps.push(`to ${options.top}`)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function noted(this: Element) {
    jumps.push(`#${this.id}`);
  };
  document.body.innerHTML =
    '<div id="pageStart" tabindex="-1"><a href="#pageMain">x</a></div><h2 id="osio">Osio</h2><a id="linkki" href="/a">y</a>' +
    '<div id="gatsby-announcer" aria-live="polite"></div>';
});
afterEach(() => jest.useRealTimers());

describe('scrolling', () => {
  test.each([
    [{ to: 'top' }, ['to 0']],
    [{ to: 'position', top: 0 }, ['to 0']],
    [{ to: 'nowhere' }, []],
    [{ to: 'target', id: 'osio' }, ['#osio']],
  ] as const)('%j', (move, expected) => {
    scrollTo(move);
    expect(jumps).toEqual(expected);
  });

  test.each([
    ['the document has grown', 'resize', ['to 420', 'to 420']],
    ['the reader acts', 'wheel', ['to 420']],
  ])('retries a position below the end of the document until %s', (_until, event, expected) => {
    stubResizeObserver();
    Object.assign(window, { scrollY: 100 });
    scrollTo({ to: 'position', top: 420 });
    if (event === 'resize') window.scrollY = 420;
    else window.dispatchEvent(new Event(event));
    resize(document.body, { content: 0, box: 0 });
    resize(document.body, { content: 0, box: 0 });
    expect(jumps).toEqual(expected);
  });

  test('a position is kept until the results in the page are finished', () => {
    stubResizeObserver();
    Object.assign(window, { scrollY: 420 });
    document.body.insertAdjacentHTML('beforeend', '<main><ol aria-busy="true"></ol></main>');
    scrollTo({ to: 'position', top: 420 });
    resize(document.body, { content: 0, box: 0 });
    document.querySelector('ol')?.removeAttribute('aria-busy');
    resize(document.body, { content: 0, box: 0 });
    resize(document.body, { content: 0, box: 0 });
    expect(jumps).toEqual(['to 420', 'to 420', 'to 420']);
  });

  test('marks the target for its styles until the browser follows a link itself', () => {
    const marked = () => [...document.querySelectorAll('[data-target="here"]')].map(({ id }) => id);
    scrollTo({ to: 'target', id: 'osio' });
    expect(marked()).toEqual(['osio']);
    scrollTo({ to: 'target', id: 'linkki' });
    expect(marked()).toEqual(['linkki']);
    markTarget(undefined);
    expect(marked()).toEqual([]);
  });

  test('the element that is still `:target` loses its styles', () => {
    window.location.hash = '#linkki';
    scrollTo({ to: 'target', id: 'osio' });
    expect(document.getElementById('linkki')?.dataset.target).toBe('left');
    window.history.replaceState(null, '', '/');
  });

  test('waits for a target that is rendered late, from the top of the page', () => {
    jest.useFakeTimers();
    scrollTo({ to: 'target', id: 'myohempi' });
    expect(jumps).toEqual(['to 0']);
    document.body.insertAdjacentHTML('beforeend', '<p id="myohempi"></p>');
    jest.runOnlyPendingTimers();
    expect(jumps).toEqual(['to 0', '#myohempi']);
  });

  test('the wait ends with the page, or after a while', () => {
    jest.useFakeTimers();
    const stop = scrollTo({ to: 'target', id: 'ei-ole' });
    stop();
    scrollTo({ to: 'target', id: 'ei-ole-tämäkään' });
    jest.runAllTimers();
    document.body.insertAdjacentHTML('beforeend', '<p id="ei-ole"></p><p id="ei-ole-tämäkään"></p>');
    jest.runAllTimers();
    expect(jumps).toEqual(['to 0', 'to 0']);
  });
});

describe('the focus', () => {
  test('moves to the link’s target, which is not a tab stop afterwards', () => {
    moveFocus({ to: 'target', id: 'osio' });
    const heading = document.getElementById('osio');
    expect([document.activeElement, heading?.getAttribute('tabindex')]).toEqual([heading, '-1']);
    document.getElementById('linkki')?.focus();
    expect(heading?.hasAttribute('tabindex')).toBe(false);
  });

  test('moves to the start of the page if the target is missing', () => {
    moveFocus({ to: 'target', id: 'ei-ole' });
    expect(document.activeElement?.id).toBe('pageStart');
  });
});

test('announces the title that the page has at that time', () => {
  jest.useFakeTimers();
  document.title = 'Vanha';
  announceTitle();
  document.title = 'Saldo | Ohjekeskus';
  jest.runAllTimers();
  expect(document.getElementById('gatsby-announcer')?.textContent).toBe('Saldo | Ohjekeskus');
});

describe('the progress bar', () => {
  const bars = () => document.querySelectorAll('[data-progress]').length;
  const prefer = (isReduced: boolean) =>
    Object.assign(window, { matchMedia: () => ({ matches: isReduced }) as MediaQueryList });

  beforeEach(() => {
    jest.useFakeTimers();
    prefer(false);
  });

  test('appears only after 200 ms, and disappears when the page is shown', () => {
    const bar = createProgressBar();
    bar.start();
    jest.advanceTimersByTime(199);
    expect(bars()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(bars()).toBe(1);
    bar.start();
    jest.advanceTimersByTime(1000);
    expect(bars()).toBe(1);
    expect(document.querySelector<HTMLElement>('[data-progress]')?.style.transform).toMatch(/^scaleX\(0\.\d+\)$/);
    bar.stop();
    jest.advanceTimersByTime(200);
    expect(bars()).toBe(0);
  });

  test('does not appear for a page that loads sooner', () => {
    const bar = createProgressBar();
    bar.start();
    jest.advanceTimersByTime(150);
    bar.stop();
    jest.advanceTimersByTime(2000);
    expect(bars()).toBe(0);
  });

  test('does not move with reduced motion', () => {
    prefer(true);
    const bar = createProgressBar();
    bar.start();
    jest.advanceTimersByTime(1000);
    expect(document.querySelector<HTMLElement>('[data-progress]')?.style.transform).toBe('');
    bar.stop();
  });

  test('disappears when the page returns from the back/forward cache', () => {
    createProgressBar().start();
    jest.advanceTimersByTime(300);
    expect(bars()).toBe(1);
    window.dispatchEvent(new Event('pageshow'));
    expect(bars()).toBe(0);
  });
});

describe('the head', () => {
  // React's development build warns about a head inside an element; the production build does not.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  const apply = async (head: React.ReactNode) => {
    await act(async () => {
      applyHead(head);
      await Promise.resolve();
    });
  };

  test('changes only what differs, including the attributes of `html` and `body`', async () => {
    document.head.innerHTML =
      '<meta charset="utf-8"><title data-head="">A</title><link rel="icon" href="/i.svg" data-head="">';
    const icon = document.head.querySelector('[rel=icon]');
    await apply(
      <>
        <html lang="sv" />
        <body data-kind="doc" />
        <title>B</title>
        <link rel="icon" href="/i.svg" />
        <script type="application/ld+json">{'{"a":1}'}</script>
      </>,
    );
    expect(document.title).toBe('B');
    expect(document.head.querySelector('[rel=icon]')).toBe(icon);
    expect(document.head.querySelectorAll('[data-head]')).toHaveLength(3);
    expect([document.documentElement.lang, document.body.dataset.kind]).toEqual(['sv', 'doc']);
    await apply(
      <>
        <html lang="fi" />
        <title>C</title>
      </>,
    );
    expect([...document.head.children].map(({ localName }) => localName)).toEqual(['meta', 'title']);
    expect([document.documentElement.lang, document.body.dataset.kind]).toEqual(['fi', undefined]);
  });
});
