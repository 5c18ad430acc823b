import { hideOnPaperAtOnce } from '../../../../src/node/bundle/siteStyles';

test('what paper hides is one rule behind all others', () => {
  expect(
    hideOnPaperAtOnce(
      '._a{margin:0}@media print{._a{display:none}}._b{margin:0}@media print{._b{display:block}}@media print{._c,._d p{display:none}}',
    ),
  ).toBe('._a{margin:0}._b{margin:0}@media print{._b{display:block}}@media print{._a,._c,._d p{display:none}}');
});

test('styles that hide nothing stay as they are', () => {
  const css = '._a{display:none}@media print{._b{display:none}p{margin:0}}';
  expect(hideOnPaperAtOnce(css)).toBe(css);
});
