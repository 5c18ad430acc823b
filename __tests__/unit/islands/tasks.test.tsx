import { storageSlot } from '../../../src/browser/site/storageSlot';
import { enhance } from '../../../src/islands/tasks';

const task = (text: string) =>
  `<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Tekemättä"> ${text}</li>`;
const CONTENT = `<ul>${task('Eka')}${task('Toka')}</ul><div class="task-tools" data-clear="Tyhjennä" data-undo="Kumoa"></div>`;

let undo: () => void;
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')];
const ticked = () => boxes().map(({ checked }) => checked);
const button = () => document.querySelector<HTMLButtonElement>('.task-tools button');

function start(): void {
  document.body.innerHTML = CONTENT;
  undo = enhance(document.body, { slotOf: storageSlot });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 27, 23, 30) });
  localStorage.clear();
  window.history.replaceState(null, '', '/docs/lista');
  start();
});
afterEach(() => {
  undo();
  expect(document.body.innerHTML).toBe(CONTENT);
  jest.useRealTimers();
});

test('keeps ticks per page until the end of the reader’s day', () => {
  document.querySelectorAll('label')[1]?.click();
  start();
  expect(ticked()).toEqual([false, true]);
  window.history.replaceState(null, '', '/docs/toinen');
  start();
  expect(ticked()).toEqual([false, false]);
  window.history.replaceState(null, '', '/docs/lista');
  jest.setSystemTime(new Date(2026, 10, 28, 0, 1));
  start();
  expect(ticked()).toEqual([false, false]);
  expect(localStorage).toHaveLength(0);
});

test('the button clears the ticks, and restores them until another tick', () => {
  expect(button()?.hidden).toBe(true);
  boxes()[0]?.click();
  button()?.click();
  expect([...ticked(), button()?.textContent]).toEqual([false, false, 'Kumoa']);
  button()?.click();
  expect([...ticked(), button()?.textContent]).toEqual([true, false, 'Tyhjennä']);
  button()?.click();
  boxes()[1]?.click();
  expect([...ticked(), button()?.textContent]).toEqual([false, true, 'Tyhjennä']);
});
