import { objectsToTracking } from '../../../../src/model/measuring/trackingObjection';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('a browser that says %j objects: %s', (signals, expected) => {
  expect(objectsToTracking(signals)).toBe(expected);
});
