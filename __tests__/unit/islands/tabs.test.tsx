import { storageSlot } from '../../../src/browser/site/storageSlot';
import { enhance } from '../../../src/islands/tabs';

/** Tabs as the build writes them. */
function tabs(number: number, group: string | null, values: readonly string[]): string {
  const id = (value: string) => `valilehti-${number}-${value}`;
  const buttons = values.map(
    (value, index) =>
      `<button class="tab" type="button" role="tab" id="${id(value)}-tab" aria-controls="${id(value)}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}" data-value="${value}">${value}</button>`,
  );
  const panels = values.map(
    (value) =>
      `<div class="tab-panel" id="${id(value)}" data-value="${value}"><p id="p-${number}-${value}">x</p></div>`,
  );
  const groupAttribute = group === null ? '' : ` data-group="${group}"`;
  return `<div class="tabs"${groupAttribute}><div class="tab-list" role="tablist">${buttons.join('')}</div>${panels.join('')}</div>`;
}

const CONTENT =
  tabs(1, 'tapa', ['web', 'posti', 'puhelin']) + tabs(2, 'tapa', ['web', 'posti']) + tabs(3, null, ['a', 'b']);

let undo = () => {};
let article: HTMLElement;

const chosen = () =>
  [...article.querySelectorAll<HTMLElement>('.tab[aria-selected="true"][tabindex="0"]')].map(
    ({ dataset }) => dataset.value,
  );
const shown = () =>
  [...article.querySelectorAll<HTMLElement>('.tab-panel:not([hidden])')].map(({ dataset }) => dataset.value);
const panelOfMail = () => article.querySelector('#valilehti-1-posti');
const tab = (value: string) => article.querySelector<HTMLElement>(`.tab[data-value="${value}"]`);

function start(restoredTop?: number): void {
  article = document.createElement('article');
  article.innerHTML = CONTENT;
  document.body.replaceChildren(article);
  undo = enhance(article, { slotOf: storageSlot, restoredTop: () => restoredTop });
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/docs/sivu');
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => undo());

test('selects the first tab of each group, hides the other panels until found, and labels them by their tabs', () => {
  start();
  expect([chosen(), shown()]).toEqual([
    ['web', 'web', 'a'],
    ['web', 'web', 'a'],
  ]);
  const attributes = ['hidden', 'role', 'aria-labelledby'].map((name) => panelOfMail()?.getAttribute(name));
  expect(attributes).toEqual(['until-found', 'tabpanel', 'valilehti-1-posti-tab']);
});

test('a choice applies to the group and is stored; tabs without the value stay', () => {
  start();
  tab('posti')?.click();
  expect([shown(), localStorage.getItem('site.tab.tapa')]).toEqual([['posti', 'posti', 'a'], 'posti']);
  tab('puhelin')?.click();
  expect(shown()).toEqual(['puhelin', 'posti', 'a']);
});

test.each<[string, () => unknown, string[]]>([
  ['a tab without a group', () => tab('b')?.click(), ['web', 'web', 'b']],
  [
    'the browser’s own search',
    () => panelOfMail()?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    ['posti', 'web', 'a'],
  ],
])('%s shows only its own panel, and stores nothing', (_, choose, expected) => {
  start();
  choose();
  expect([shown(), localStorage.length]).toEqual([expected, 0]);
});

test.each([
  ['posti', ['posti', 'posti', 'a']],
  ['puhelin', ['puhelin', 'web', 'a']],
  ['<poissa>', ['web', 'web', 'a']],
])('restores the stored choice "%s" if such a tab exists', (stored, expected) => {
  localStorage.setItem('site.tab.tapa', stored);
  start();
  expect(shown()).toEqual(expected);
});

test('follows a choice in another browser tab', () => {
  start();
  window.dispatchEvent(new StorageEvent('storage', { key: 'site.tab.tapa', newValue: 'posti' }));
  expect(shown()).toEqual(['posti', 'posti', 'a']);
});

test('the hash overrides the stored choice, which is kept', () => {
  localStorage.setItem('site.tab.tapa', 'posti');
  window.history.replaceState(null, '', '#p-1-puhelin');
  start();
  expect([shown(), localStorage.getItem('site.tab.tapa')]).toEqual([['puhelin', 'posti', 'a'], 'posti']);
});

test.each([
  ['coming to', undefined, ['p-1-puhelin'], []],
  ['going back to', 700, [], [[{ top: 700, behavior: 'instant' }]]],
])('%s a hash in a hidden panel shows it', (_, restoredTop, expectedTargets, expectedPlaces) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
  window.history.replaceState(null, '', '#p-1-puhelin');
  start(restoredTop);
  expect(shown()).toEqual(['puhelin', 'web', 'a']);
  expect([scrolledTo, scrollTo.mock.calls]).toEqual([expectedTargets, expectedPlaces]);
});

test('undoing restores the content', () => {
  start();
  tab('posti')?.click();
  undo();
  expect(article.innerHTML).toBe(CONTENT);
});
