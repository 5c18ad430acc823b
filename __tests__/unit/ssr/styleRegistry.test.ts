import { classesOf, rulesOf, styleSheet } from '../../../src/ssr/styleRegistry';

test('a page has the rules of its classes, in the order of their definition', () => {
  const first = styleSheet({ root: { color: 'teal', '&:hover': { color: 'red' } }, unused: { color: 'navy' } });
  const second = styleSheet({ root: { padding: 1 } });
  const html = `<p class="${second.root}"><b class="x ${first.root}">1</b></p>`;
  expect(rulesOf(classesOf(html))).toBe(
    `.${first.root}{color:teal;}.${first.root}:hover{color:red;}.${second.root}{padding:1px;}`,
  );
});

test('the class of a style follows from what it says', () => {
  expect(styleSheet({ a: { color: 'teal' } }).a).toBe(styleSheet({ b: { color: 'teal' } }).b);
  expect(styleSheet({ a: { color: 'teal' } }).a).not.toBe(styleSheet({ a: { color: 'navy' } }).a);
});
