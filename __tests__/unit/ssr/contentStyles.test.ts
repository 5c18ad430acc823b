import { groupsOf } from '../../../src/ssr/contentStyles';
import { plainCss } from '../../../src/ssr/plainCss';
import { contentGroups } from '../../../src/theme/prose/prose';

const names = (content: string) => groupsOf(`<header><kbd>K</kbd><img></header><div class="prose">${content}</div>`);

test.each([
  ['<p>Ohje</p><ol class="steps"></ol>', []],
  ['<p><img src="x"></p>', ['pictures']],
  ['<figure class="figure">x</figure>', ['pictures']],
  ['<span class="zoomable only-dark"></span>', ['pictures']],
  ['<div class="admonition" data-kind="tip"></div>', ['notices']],
  ['<p><code>x</code></p>', ['code']],
  ['<kbd class="keys"><kbd>K</kbd></kbd>', ['code']],
  ['<details class="details"></details>', ['parts']],
  ['<div class="tabs"></div>', ['parts']],
  ['<div class="hosted-video"></div>', ['parts']],
  ['<span class="term"></span>', ['terms']],
  ['<div class="table-scroll"><table></table></div>', ['tables']],
  ['<blockquote>x</blockquote>', ['tables']],
  ['<hr/>', ['tables']],
  ['<a class="external" href="https://a.example">x</a>', ['tables']],
  ['<ul class="contains-task-list"></ul>', ['tables']],
])('content with %s needs the groups %j', (content, expected) => {
  expect(names(content)).toEqual(expected);
});

test('a page without content needs none, one whose content is made in the browser all', () => {
  expect(groupsOf('<main><img><code>x</code></main>')).toEqual([]);
  expect(groupsOf('<div data-any-content=""></div>')).toEqual(contentGroups.map(({ name }) => name));
});

test('no two groups style the same element, so that their order does not count', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const { name, styles } of contentGroups)
    for (const [, selectors = ''] of plainCss(styles).matchAll(/([^{}]+)\{/g))
      for (const selector of selectors.startsWith('@') ? [] : selectors.split(','))
        if ((owners.get(selector) ?? name) === name) owners.set(selector, name);
        else clashes.push(`${selector}: ${String(owners.get(selector))}, ${name}`);
  expect(clashes).toEqual([]);
});
