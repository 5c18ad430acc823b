import type { z } from 'zod';
import { COMPONENTS } from '../../../src/node/content/mdx/components/registry';
import { ADMONITION_KINDS } from '../../../src/node/content/mdx/admonitionIcons';
import { jsonSchemaOf } from './jsonSchema';

/** A snippet as VS Code reads it. */
interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

const SCOPE = 'mdx,markdown';

/** Elements that hold something, with what they are made for; their places to type come after those of attributes. */
const CONTENT: Readonly<Record<string, string[]>> = {
  Details: ['$0'],
  Kbd: ['$0'],
  Steps: ['1. $0'],
  Tab: ['$0'],
  Table: ['| $11 | $12 |', '| --- | --- |', '| $13 | $0 |'],
  Tabs: ['<Tab label="$11">', '', '$0', '', '</Tab>'],
  Term: ['$0'],
};

/** The attributes that an element needs, each with a place to type. */
function attributesOf(props: z.ZodType, name: string): string {
  const required = jsonSchemaOf(props, name).required ?? [];
  return required.map((attribute, index) => ` ${attribute}="\${${index + 1}:${attribute}}"`).join('');
}

/** The snippets of the elements and the admonitions, by their names. */
export function snippets(): Record<string, Snippet> {
  const elements = [...COMPONENTS].map(([name, { props, isBlock = false, description }]): [string, Snippet] => {
    const inner = CONTENT[name];
    const text = attributesOf(props, name);
    const body =
      inner === undefined
        ? [`<${name}${text} />`]
        : isBlock
          ? [`<${name}${text}>`, '', ...inner, '', `</${name}>`]
          : [`<${name}${text}>${inner.join('')}</${name}>`];
    return [name, { scope: SCOPE, prefix: name, body, description }];
  });
  const admonitions = ADMONITION_KINDS.map((kind): [string, Snippet] => [
    `:::${kind}`,
    {
      scope: SCOPE,
      prefix: `:::${kind}`,
      body: [`:::${kind}[\${1:title}]`, '', '$0', '', ':::'],
      description: 'A note.',
    },
  ]);
  return Object.fromEntries([...elements, ...admonitions]);
}
