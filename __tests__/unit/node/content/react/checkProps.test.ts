import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS } from '../../../../../src/node/content/mdx/components/registry';
import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { prepareSource } from '../../../../../src/node/content/mdx/prepareSource';
import { createPropsCheck } from '../../../../../src/node/content/react/checkProps';
import { readSiteComponents } from '../../../../../src/node/content/react/siteComponents';
import { createRecordStore } from '../../../../../src/node/content/recordStore';
import { siteIn } from '../../../../support/compileText';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const PART = `
import type { ReactNode } from 'react';
import { role } from 'site/palette';
import { useReader } from 'site/reader';
interface Props { count: number; label?: 'one' | 'two'; years?: readonly number[]; isOpen?: boolean; children?: ReactNode }
export default function Part({ count, label, years = [], isOpen, children }: Props) {
  const { locale } = useReader();
  return <p css={{ color: role.accent }}>{locale} {count} {label} {years.length} {isOpen} {children}</p>;
}
`;
const EMPTY = 'export default function Empty() { return null; }\n';

/** Judges a page beside two components, in a folder outside of the project. */
async function judge(body: string, files: Record<string, string> = {}) {
  const folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, 'components'));
  for (const [name, text] of Object.entries({ 'Part.tsx': PART, 'Empty.tsx': EMPTY, ...files }))
    writeFileSync(path.join(folder, 'components', name), text);
  const components = readSiteComponents(folder, COMPONENTS.keys());
  const absolutePath = path.join(folder, 'docs', 'sivu.mdx');
  const { content } = await compileMdx(
    { absolutePath, file: 'sivu.mdx', body: prepareSource(body).body },
    { ...siteIn(folder), components },
  );
  if (content === undefined) throw new Error('The page cannot be read.');
  const records = createRecordStore();
  const check = createPropsCheck(components, records);
  return { told: await check([{ absolutePath, file: 'sivu.mdx', content }]), check, content, records };
}

const RIGHT = `import { half } from "../components/half";

export const year = 2026;
export const Inner = ({ name }) => <b>{name}</b>;

## Osa

<Part count={half(year)} years={[year, 2027]} label="one" key="a" isOpen>

Teksti, **vahva** ja {year}. <Part count={1} />

</Part>

<Empty />

<Inner name="x" />
`;
const HALF = { 'half.ts': 'export const half = (value: number) => value / 2;\n' };

test('properties that fit are left alone, with what a page imports and exports', async () => {
  const { told } = await judge(RIGHT, HALF);
  expect(told).toEqual([]);
});

test('each property that does not fit is told at its place', async () => {
  const { told } = await judge(
    `import { half } from "../components/half";

<Part count="3" />

<Part cuont={3} count={half(3)} />

<Part />

Teksti <Part count={1} label="three" years={['1']} isOpen="yes" />

<Empty>

Teksti.

</Empty>

<Part {...{ count: 'a' }} />

<Part
  count={1}
  size={2}
/>

<Empty size={2} />

<Two />
`,
    { ...HALF, 'Two.tsx': 'export default function Two({ a, b }: { a: number; b: string }) { return a + b; }\n' },
  );
  expect(
    told.map(({ line, column, message, hint }) => [
      `${line}:${column} ${message}`,
      hint?.replace(/\S*\/components\//, ''),
    ]),
  ).toEqual([
    [
      "3:7 The property \"count\" of <Part> does not fit: Type 'string' is not assignable to type 'number'.",
      'In quotation marks it is a text. Write count={…}.',
    ],
    ['5:7 <Part> has no property "cuont".', 'Did you mean "count"?'],
    ['7:1 <Part> lacks the property "count".', 'Write <Part count={…}>.'],
    [
      '9:24 The property "label" of <Part> does not fit: Type \'"three"\' is not assignable to type \'"one" | "two" | undefined\'.',
      'Its type is in Part.tsx.',
    ],
    [
      "9:38 The property \"years\" of <Part> does not fit: Type 'string' is not assignable to type 'number'.",
      'Its type is in Part.tsx.',
    ],
    [
      "9:52 The property \"isOpen\" of <Part> does not fit: Type 'string' is not assignable to type 'boolean | undefined'.",
      'In quotation marks it is a text. Write isOpen={…}.',
    ],
    ['11:1 <Empty> takes no content.', 'Write <Empty /> without a closing tag.'],
    [
      "17:1 The property \"count\" of <Part> does not fit: Type 'string' is not assignable to type 'number'.",
      'Its type is in Part.tsx.',
    ],
    ['21:3 <Part> has no property "size".', 'Its properties are count, label, years, isOpen.'],
    ['24:8 <Empty> has no property "size".', 'Remove it.'],
    ['26:1 <Two> lacks the property "a".', 'Write <Two a={…}>.'],
    ['26:1 <Two> lacks the property "b".', 'Write <Two b={…}>.'],
  ]);
});

test('what was right is not judged again until something of it changes', async () => {
  const { check, content, records } = await judge('<Part count={1} />\n');
  const get = jest.spyOn(records, 'get');
  const page = { absolutePath: '/olematon/sivu.mdx', file: 'sivu.mdx', content };
  await check([page]);
  await check([page]);
  const [first, second] = get.mock.calls.map(([key]) => key);
  expect(second).toBe(first);
  const [made, kept] = await Promise.all(get.mock.results.map(({ value }) => value as ReturnType<typeof records.get>));
  expect(kept).toBe(made);
});

test('a page without React costs nothing', async () => {
  const { check, content, records } = await judge('Teksti.\n');
  const get = jest.spyOn(records, 'get');
  expect(await check([{ absolutePath: '/olematon/sivu.mdx', file: 'sivu.mdx', content }])).toEqual([]);
  expect(get).not.toHaveBeenCalled();
});
