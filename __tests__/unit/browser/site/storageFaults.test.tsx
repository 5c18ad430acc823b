import { storageSlot } from '../../../../src/browser/site/storageSlot';

const throwing = (): never => {
  throw new DOMException('Broken.', 'InvalidStateError');
};
const browserWith = (localStorage: unknown) => Object.assign(new EventTarget(), { localStorage }) as unknown as Window;

jest.spyOn(console, 'warn').mockImplementation(() => undefined);

test.each([
  ['is missing', null],
  ['throws when it is read', { getItem: throwing, setItem: throwing, removeItem: throwing }],
  ['throws when it is written', { getItem: () => null, setItem: throwing, removeItem: throwing }],
])('where storage %s, a value can be set and removed without an error', (what, storage) => {
  const slot = storageSlot(what, browserWith(storage));
  expect(slot.get()).toBeNull();
  slot.set('a');
  slot.remove();
  expect(slot.get()).toBeNull();
});
