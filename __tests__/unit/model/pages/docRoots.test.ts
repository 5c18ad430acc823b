import { meantPath } from '../../../../src/model/pages/docRoots';

const OTHERS = ['3.0', '1.0'];

test.each([
  ['/docs/saldo', '1.0', '/docs/1.0/saldo'],
  ['/docs/saldo?a=1#tila', '1.0', '/docs/1.0/saldo?a=1#tila'],
  ['/docs/1.0/saldo', '1.0', '/docs/1.0/saldo'],
])('%s in a doc of %s resolves to %s', (written, root, expected) =>
  expect(meantPath(written, root, OTHERS)).toBe(expected),
);
