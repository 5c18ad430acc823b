import { chooseConsent, consentDate, consentState, onConsent } from '../../browser/consent';

const setSignals = (signals: { doNotTrack?: string; globalPrivacyControl?: boolean }) => {
  for (const key of ['doNotTrack', 'globalPrivacyControl'] as const)
    Object.defineProperty(navigator, key, { configurable: true, value: signals[key] });
};

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  localStorage.clear();
  setSignals({});
});

test('stores a choice with its day, and notifies listeners', () => {
  jest.useFakeTimers({ now: new Date('2025-11-22T12:00:00Z') });
  const tell = jest.fn();
  const stop = onConsent(tell);
  expect(consentState()).toBe('unasked');
  expect(consentDate()).toBeNull();
  chooseConsent('granted');
  expect(consentState()).toBe('granted');
  expect(consentDate()).toBe('2025-11-22');
  chooseConsent('denied');
  expect(consentState()).toBe('denied');
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  chooseConsent('granted');
  expect(tell).toHaveBeenCalledTimes(2);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser’s tracking signal (%j) overrides an earlier choice',
  (signals) => {
    chooseConsent('granted');
    setSignals(signals);
    expect(consentState()).toBe('objected');
  },
);
