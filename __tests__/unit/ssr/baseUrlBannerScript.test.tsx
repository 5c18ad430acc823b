import { baseUrlBannerScript } from '../../../src/ssr/failureMarks';

const TEXTS = { title: 'Not started', hint: 'Reload', script: 'No scripts', path: 'At {{suggested}} <b>not</b> here' };

/** Runs the script on a home page at a path, as the browser does, and fires `load`; returns the banner's lines. */
function show(pathname: string, { base = '/', home = '' } = {}, scripted = ''): (string | null)[] | null {
  document.body.innerHTML = '<div id="page"></div>';
  document.documentElement.setAttribute('data-scripted', scripted);
  window.history.replaceState(null, '', pathname);
  const element = Object.assign(document.createElement('script'), { textContent: '' });
  Object.assign(element.dataset, TEXTS, { base, home });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  const listeners: (() => void)[] = [];
  jest.spyOn(window, 'addEventListener').mockImplementation((_, listener) => listeners.push(listener as () => void));
  window.eval(baseUrlBannerScript);
  listeners.forEach((listener) => listener());
  jest.restoreAllMocks();
  const banner = document.body.firstElementChild;
  if (banner?.id !== 'base-url-banner') return null;
  expect(banner.getAttribute('role')).toBe('alert');
  return [...banner.children].map(({ textContent }) => textContent);
}

const NO_SCRIPTS = [TEXTS.title, TEXTS.hint, TEXTS.script];
const at = (path: string) => [TEXTS.title, TEXTS.hint, `At ${path} <b>not</b> here`];

test.each([
  ['/', {}, NO_SCRIPTS],
  ['/en', { home: 'en/' }, NO_SCRIPTS],
  ['/en/index.html', { home: 'en/' }, NO_SCRIPTS],
  ['/en.html', { home: 'en/' }, NO_SCRIPTS],
  ['/ohje', { base: '/ohje/' }, NO_SCRIPTS],
  ['/ohje/sv', { base: '/ohje/', home: 'sv/' }, NO_SCRIPTS],
  ['/muualla', {}, at('/muualla/')],
  ['/muualla/en', { home: 'en/' }, at('/muualla/')],
  ['/', { base: '/ohje/' }, at('/')],
  ['/sv', { base: '/ohje/', home: 'sv/' }, at('/')],
  ['/$&', {}, at('/$&/')],
])('at %s, with %j, shows what is wrong', (pathname, settings, expected) => {
  expect(show(pathname, settings)).toEqual(expected);
});

test('its text is never markup', () => {
  show('/x');
  expect(document.querySelector('#base-url-banner b')).toBeNull();
});

test('shows nothing if the site’s code runs', () => expect(show('/muualla', {}, 'site')).toBeNull());

test('the script contains nothing that ends its element', () => expect(baseUrlBannerScript).not.toMatch(/<\/|<!--/));
