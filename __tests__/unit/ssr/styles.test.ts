import { groupsOf } from '../../../src/ssr/replaceRenderer';
import { plainCss } from '../../../src/ssr/plainCss';
import { contentGroups } from '../../../src/theme/prose/prose';
import { compile, middleware, serialize, stringify } from 'stylis';
import { safariPrefixes } from '../../../src/ssr/safariPrefixes';
import { defineSheet } from '../../../src/ssr/styleRegistry';

const names = (content: string) =>
  groupsOf(`<header><kbd>K</kbd><img></header><main><div class="prose">${content}</div></main><details></details><hr>`);

test.each([
  [[], ['<p>Ohje</p><ol class="steps"></ol>']],
  [
    ['pictures'],
    ['<p><img src="x"></p>', '<figure class="figure">x</figure>', '<span class="zoomable only-dark"></span>'],
  ],
  [['notices'], ['<div class="admonition" data-kind="tip"></div>']],
  [['code'], ['<p><code>x</code></p>', '<kbd class="keys"><kbd>K</kbd></kbd>']],
  [['parts'], ['<details class="details"></details>', '<div class="tabs"></div>', '<div class="hosted-video"></div>']],
  [['terms'], ['<span class="term"></span>']],
  [['tables'], ['<div class="table-scroll"><table></table></div>']],
  [['seldom'], ['<blockquote>x</blockquote>', '<hr/>']],
  [['seldom'], ['<a class="external" href="https://a.example">x</a>', '<ul class="contains-task-list"></ul>']],
])('the groups %j are needed by each of %j', (groups, contents) => {
  expect(contents.map(names)).toEqual(contents.map(() => groups));
});

test('a page without content needs no groups, one rendered in the browser needs all', () => {
  expect(groupsOf('<main><img><code>x</code></main>')).toEqual([]);
  expect(groupsOf('<div data-any-content=""></div>')).toEqual(contentGroups.map(({ name }) => name));
});

test('no two groups style the same element, so their order does not matter', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, styles } of contentGroups)
    for (const [, selectors = ''] of plainCss(styles).matchAll(/([^{}]+)\{/g))
      for (const selector of selectors.startsWith('@') ? [] : selectors.split(','))
        if ((owners.get(selector) ?? name) === name) owners.set(selector, name);
        else clashes.push(`${selector}: ${String(owners.get(selector))}, ${name}`);
  expect(clashes).toEqual([]);
});

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
])('%s is minified to %s', (css, written) => expect(write(css)).toBe(written));

test('a style has one class with all its rules', () => {
  const { classes, rules } = defineSheet({
    root: { color: 'teal', '&:hover': { color: 'red' } },
    text: { padding: 1 },
  });
  expect(rules).toEqual({
    [classes.root ?? '']: `.${classes.root}{color:teal;}.${classes.root}:hover{color:red;}`,
    [classes.text ?? '']: `.${classes.text}{padding:1px;}`,
  });
});

test('the class of a style depends on its rules', () => {
  const classOf = (color: string) => defineSheet({ a: { color } }).classes.a;
  expect(classOf('teal')).toBe(classOf('teal'));
  expect(classOf('teal')).not.toBe(classOf('navy'));
});
