import { allowReload, reloadOnce } from '../../../../src/browser/router/reloadOnce';

/** A tab at an address; its storage may refuse. */
function openTab(href: string, { isBlocked = false } = {}) {
  const stored = new Map<string, string>();
  const guard = <Result>(result: Result): Result => {
    if (isBlocked) throw new DOMException('denied', 'SecurityError');
    return result;
  };
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => guard(stored.get(key) ?? null),
    setItem: (key: string, value: string) => guard(void stored.set(key, value)),
    removeItem: (key: string) => guard(void stored.delete(key)),
  } as unknown as Storage;
  const location = { href, reload } as unknown as Location;
  return { reload, browser: { sessionStorage, location } };
}

test('an address is loaded anew once, and again after a page has come', () => {
  const { browser, reload } = openTab('https://ohje.example.com/a');
  expect([reloadOnce(browser), reloadOnce(browser)]).toEqual([true, false]);
  allowReload(browser);
  expect(reloadOnce(browser)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('another address has its own turn', () => {
  const { browser } = openTab('https://ohje.example.com/a');
  expect(reloadOnce(browser)).toBe(true);
  browser.location.href = 'https://ohje.example.com/b';
  expect(reloadOnce(browser)).toBe(true);
});

test('without storage nothing is loaded anew, since nobody could tell whether it has been', () => {
  const { browser, reload } = openTab('https://ohje.example.com/a', { isBlocked: true });
  expect(reloadOnce(browser)).toBe(false);
  expect(() => allowReload(browser)).not.toThrow();
  expect(reload).not.toHaveBeenCalled();
});
