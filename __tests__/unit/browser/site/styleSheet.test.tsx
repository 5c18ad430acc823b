/** The rules of the document's style elements. */
const rules = () => [...document.styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

test('adds styles once, in the order of their definition, unless the server has written them', async () => {
  document.head.innerHTML = '<style data-page="">._0 {color: teal;}</style>';
  const { styleSheet } = await import('../../../../src/browser/site/styleSheet');
  expect([styleSheet({ root: '_0' }, '._0{color:teal;}'), rules().length]).toEqual([{ root: '_0' }, 1]);
  const css = '._0{color:teal;}\n._0a{color:red;}\n._0a:hover{color:navy;}';
  expect(styleSheet({ root: '_0', box: '_0a' }, css)).toEqual({ root: '_0', box: '_0a' });
  styleSheet({ root: '_1' }, '._1{color:lime;}');
  styleSheet({ root: '_0a' }, '._0a{color:red;}');
  expect(rules().slice(1)).toEqual([['._0a {color: red;}', '._0a:hover {color: navy;}', '._1 {color: lime;}']]);
});
