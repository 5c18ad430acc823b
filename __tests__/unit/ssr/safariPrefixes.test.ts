import { compile, middleware, serialize, stringify } from 'stylis';
import { safariPrefixes } from '../../../src/ssr/safariPrefixes';

const write = (css: string) => serialize(compile(css), middleware([safariPrefixes, stringify]));

test.each([
  ['a{backdrop-filter:blur(8px);}', 'a{-webkit-backdrop-filter:blur(8px);backdrop-filter:blur(8px);}'],
  ['a{user-select:none;color:red;}', 'a{-webkit-user-select:none;user-select:none;color:red;}'],
  ['a{text-decoration:none;}', 'a{text-decoration:none;}'],
  [
    'a{text-decoration:underline dotted red;}',
    'a{-webkit-text-decoration:underline dotted red;text-decoration:underline dotted red;}',
  ],
  ['a{display:grid;}', 'a{display:grid;}'],
  ['@media print{a{text-size-adjust:100%;}}', '@media print{a{-webkit-text-size-adjust:100%;text-size-adjust:100%;}}'],
])('%s is written as %s', (css, written) => {
  expect(write(css)).toBe(written);
});
