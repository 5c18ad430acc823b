import { splitForPaper } from '../../../../src/node/bundle/siteStyles';

test('what is for paper stands apart, in its order', () => {
  expect(
    splitForPaper(
      '._a{margin:0}@media print{._a{display:none}}@page{margin:1cm}@media(max-width:9px){._b{margin:0}}@media print{._b{display:block}p{margin:0}}',
    ),
  ).toEqual({
    screen: '._a{margin:0}@media(max-width:9px){._b{margin:0}}',
    paper: '._a{display:none}@page{margin:1cm}._b{display:block}p{margin:0}',
  });
});

test('styles that say nothing of paper stay as they are', () => {
  const css = '@media screen{._a{display:none}}';
  expect(splitForPaper(css)).toEqual({ screen: css, paper: '' });
});
