import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, jsx, jsxs } from '../../../src/theme/classNames';

test.each([
  [{ css: '_a' }, '<p class="_a">x</p>'],
  [{ css: ['_a', false, '_b', undefined] }, '<p class="_a _b">x</p>'],
  [{ css: '_a', className: 'prose' }, '<p class="prose _a">x</p>'],
  [{ className: 'prose' }, '<p class="prose">x</p>'],
  [{}, '<p>x</p>'],
])('an element with %j has the classes of its styles', (props, html) => {
  expect(renderToStaticMarkup(jsx('p', { ...props, children: 'x' }, 'key'))).toBe(html);
  expect(renderToStaticMarkup(createElement('p', { ...props, key: 'key' }, 'x'))).toBe(html);
  expect(renderToStaticMarkup(jsxs('p', { ...props, children: ['x', ''] }, 'key'))).toBe(html);
});
