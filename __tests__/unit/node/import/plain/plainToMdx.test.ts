import { plainToMdx } from '../../../../../src/node/import/plain/plainToMdx';

test.each([
  ['text without such signs', 'a **b** `{c}` <b>d</b>\n\n```\n{e}\n```', 'a **b** `{c}` <b>d</b>\n\n```\n{e}\n```'],
  ['braces', 'a {b} c', 'a \\{b\\} c'],
  ['the id of a heading', '## A { #b }', '## A {#b}'],
  ['code by indentation', 'a\n\n    b {c}\n    d', 'a\n\n```\nb {c}\nd\n```'],
  ['a note', '!!! note "A b"\n    c\n\n    - d\n\ne', ':::note[A b]\nc\n\n- d\n:::\n\ne'],
  ['a note without a title', '!!! tip\n    c', ':::tip\nc\n:::'],
  ['a note within a note', '!!! tip\n    a\n\n    !!! note\n        b', '::::tip\na\n\n:::note\nb\n:::\n::::'],
  ['a note that opens', '??? info "A"\n    b', '<details><summary>A</summary>\n\nb\n\n</details>'],
  [
    'a fenced example of notes and tabs',
    '```md\n!!! note\n    a\n\n=== "B"\n    b\n```\n\n!!! tip\n    c',
    '```md\n!!! note\n    a\n\n=== "B"\n    b\n```\n\n:::tip\nc\n:::',
  ],
  [
    'a fenced example in a note',
    '!!! tip\n    ~~~\n    !!! note\n        a\n    ~~~',
    ':::tip\n~~~\n!!! note\n    a\n~~~\n:::',
  ],
  [
    'tabs',
    '=== "A"\n    a\n\n=== "B"\n    b\n\nc',
    '<Tabs>\n<TabItem label="A">\n\na\n\n</TabItem>\n\n<TabItem label="B">\n\nb\n\n</TabItem>\n\n</Tabs>\n\nc',
  ],
])('%s', (_name, before, after) => expect(plainToMdx(before).trim()).toBe(after));
