import { canonicalPath } from '../../../src/model/path';

test.each([['/docs/saldo/index.html', '/docs/saldo']])('%s → %s', (from, to) => expect(canonicalPath(from)).toBe(to));
