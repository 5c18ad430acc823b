import { fireEvent } from '@testing-library/dom';
import { startTypeAhead } from '../../../../src/browser/navigation/typeAhead';

test('what is typed is kept until someone takes it, and goes nowhere else', () => {
  const heard = jest.fn();
  document.body.addEventListener('keydown', heard);
  const stop = startTypeAhead(document);
  for (const key of ['l', 'ä', ' ', '7', 'x', 'Backspace', 'Shift']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(stop()).toBe('lä 7');
  expect(heard.mock.calls.length).toBe(2);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(heard.mock.calls.length).toBe(3);
});
