import { lockScroll } from '../../../../src/browser/navigation/scrollLock';

afterEach(() => document.body.removeAttribute('style'));

test.each(['', 'clip', 'scroll'])('a page with overflow "%s" is locked and gets it back', (overflow) => {
  document.body.style.overflow = overflow;
  const unlock = lockScroll();
  expect(document.body.style.overflow).toBe('hidden');
  unlock();
  expect(document.body.style.overflow).toBe(overflow);
});

test('the room of the scrollbar stays free while the page is locked', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: window.innerWidth - 15, configurable: true });
  const unlock = lockScroll();
  expect(document.body.style.paddingInlineEnd).toBe('15px');
  unlock();
  expect(document.body.style.paddingInlineEnd).toBe('');
});
