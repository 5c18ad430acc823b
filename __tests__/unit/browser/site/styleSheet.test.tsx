/** The rules of the document's style elements. */
const rules = () => [...document.styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

test('styles are added once, in the order of their definition, unless the server has written them', async () => {
  document.head.innerHTML = '<style data-page="">._aaaaa {color: teal;}</style>';
  const { styleSheet } = await import('../../../../src/browser/site/styleSheet');
  expect(styleSheet({ root: '_aaaaa' }, '._aaaaa{color:teal;}')).toEqual({ root: '_aaaaa' });
  expect(rules()).toHaveLength(1);
  const css = '._aaaaa{color:teal;}\n._bbbbb{color:red;}\n._bbbbb:hover{color:navy;}';
  expect(styleSheet({ root: '_aaaaa', box: '_bbbbb' }, css)).toEqual({ root: '_aaaaa', box: '_bbbbb' });
  styleSheet({ root: '_ccccc' }, '._ccccc{color:lime;}');
  styleSheet({ root: '_bbbbb' }, '._bbbbb{color:red;}');
  expect(rules().slice(1)).toEqual([
    ['._bbbbb {color: red;}', '._bbbbb:hover {color: navy;}', '._ccccc {color: lime;}'],
  ]);
});
