import { COMPONENTS } from '../../src/node/content/mdx/components/registry';
import { schemaRows } from './schemaRows';
import { formatTable } from './table';

/** The elements that writers may use. */
export function elementTable(): string {
  return formatTable(
    ['Element', 'Place', 'Use'],
    [...COMPONENTS].map(([name, { isBlock = false, description }]) => [
      `\`<${name}>\``,
      isBlock ? 'on lines of its own' : 'in a sentence',
      description,
    ]),
  );
}

/** What the elements take. */
export function attributeTable(): string {
  return formatTable(
    ['Element', 'Attribute', 'Value', 'Default', 'Meaning'],
    [...COMPONENTS].flatMap(([name, { props }]) =>
      schemaRows(props).map(({ key, value, standard, meaning }) => [
        `\`<${name}>\``,
        `\`${key}\``,
        value,
        standard,
        meaning,
      ]),
    ),
  );
}
