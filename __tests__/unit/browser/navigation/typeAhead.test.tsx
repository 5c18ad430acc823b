import { fireEvent } from '@testing-library/dom';
import { startTypeAhead } from '../../../../src/browser/navigation/typeAhead';

test('what is typed is kept until someone takes it, and goes nowhere else', () => {
  const heard = jest.fn();
  document.body.addEventListener('keydown', heard);
  const stop = startTypeAhead(document);
  for (const key of ['l', 'ä', ' ', '7', 'x', 'Backspace', 'Shift']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(stop()).toEqual({ text: 'lä 7', isEntered: false });
  expect(heard.mock.calls.length).toBe(2);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(heard.mock.calls.length).toBe(3);
});

test.each([
  ['after the text', ['l', 'Enter'], true],
  ['before it, by which the dialog was opened', ['Enter', 'l'], false],
  ['before another letter', ['l', 'Enter', 'a'], false],
])('Enter %s', (_, keys, isEntered) => {
  const stop = startTypeAhead(document);
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  expect(stop().isEntered).toBe(isEntered);
});
