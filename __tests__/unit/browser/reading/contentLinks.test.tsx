import { followContentLinks } from '../../../../src/browser/hooks';

/** A page of the site with one element in its content. */
function openPage(content: string, base = '') {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<base href="https://ohje.example.com/">';
  page.body.innerHTML = content;
  const router = { navigate: jest.fn() };
  followContentLinks(page, base, router);
  const fire = (event: Event) => {
    (page.querySelector('[data-hit]') ?? page.querySelector('a'))?.dispatchEvent(event);
    return event;
  };
  const click = (init: MouseEventInit = {}) =>
    fire(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })).defaultPrevented;
  return { page, router, click };
}

const prose = (link: string) => `<article class="prose"><p>${link}</p></article>`;

test.each([
  ['<a href="/docs/saldo">', '', '/docs/saldo'],
  ['<a href="/docs/saldo?q=1#osio">', '', '/docs/saldo?q=1#osio'],
  ['<a href="/docs/%E0%A4%A">', '', '/docs/%E0%A4%A'],
  ['<a href="/docs"><code data-hit>saldo</code></a>', '', '/docs'],
  ['<a href="/ohje/docs/saldo#osio">', '/ohje', '/docs/saldo#osio'],
  ['<a href="/ohje">', '/ohje', '/'],
])('a click on %s under the base "%s" goes through the router to %s', (link, base, path) => {
  const { router, click } = openPage(prose(link), base);
  expect([click(), router.navigate.mock.calls]).toEqual([true, [[path]]]);
});

test.each<[string, string, string, MouseEventInit?]>([
  ['another site', '<a href="https://example.com/docs">', ''],
  ['its own site by its whole address', '<a href="https://ohje.example.com/docs">', ''],
  ['a protocol-relative address', '<a href="//evil.test">', ''],
  ['a script', '<a href="javascript:void(0)">', ''],
  ['a place on the page', '<a href="#osio">', ''],
  ['a file', '<a href="/static/ohje.pdf">', ''],
  ['a download', '<a href="/docs/saldo" download>', ''],
  ['a new tab', '<a href="/docs/saldo" target="_blank">', ''],
  ['a page outside the base', '<a href="/docs/saldo">', '/ohje'],
  ['a page whose path only begins like the base', '<a href="/ohjelma">', '/ohje'],
  ['no address', '<a data-hit>', ''],
  ['something that is not a link', '<b data-hit>saldo</b>', ''],
  ['a page, clicked with a modifier key,', '<a href="/docs/saldo">', '', { ctrlKey: true }],
  ['a page from outside the content', '</p></article><nav><a href="/docs/saldo"></a></nav>', ''],
])('leaves a link to %s to the browser', (_, link, base, init = {}) => {
  const { router, click } = openPage(prose(link), base);
  expect([click(init), router.navigate.mock.calls]).toEqual([false, []]);
});

test('ignores a click that another listener has handled', () => {
  const { page, router, click } = openPage(prose('<a href="/docs/saldo">'));
  page.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  click();
  expect(router.navigate).not.toHaveBeenCalled();
});
