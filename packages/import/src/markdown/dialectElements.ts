import type { Nodes } from 'mdast';
import { endOf, isElement, startOf, writtenUrl, type Conversion, type Element } from './conversion';
import { codeTitle } from './codeFence';
import {
  attributesOf,
  elementsIn,
  innerText,
  isInLine,
  remove,
  replaceByBlock,
  tagPlaces,
  textOf,
  unwrap,
  withoutIndent,
} from './elementParts';
import { attributeText, escapeText } from './escapeText';
import { iconText } from './icons';
import { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';

type Convert = (node: Element, parents: readonly Nodes[], conversion: Conversion) => void;

/** Returns the lines in an element without the indentation that all have. */
const bodyOf = (node: Element, conversion: Conversion): string => withoutIndent(innerText(node, conversion));

const indented = (text: string, by: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

/** Converts numbered steps: `<Step title>` items of a list; steps that are a list or headings stay as they are. */
const convertSteps: Convert = (node, parents, conversion) => {
  const items = elementsIn(node, ['Step']);
  const blocks = (node.children as Nodes[]).filter(({ type }) => type !== 'text');
  const [only] = blocks;
  if (items.length === 0 && blocks.length === 1 && only?.type === 'list' && only.ordered === true) {
    const { inner } = tagPlaces(node, conversion.source);
    if (node.attributes.length > 0) conversion.editor.replace(startOf(node), inner, '<Steps>');
    return;
  }
  const texts = items.map((item) => {
    const title = textOf(attributesOf(item, conversion).title);
    return { title: title === undefined ? '' : `**${escapeText(title)}**`, body: bodyOf(item, conversion) };
  });
  // Headings in an item of a list would not be in the contents of the page.
  if (items.length === 0 || texts.some(({ body }) => /^#{1,6} /m.test(body))) {
    unwrap(node, true, parents, conversion);
    return;
  }
  const lines = texts.map(({ title, body }, index) => {
    const mark = `${index + 1}. `;
    return mark + indented([title, body].filter((part) => part !== '').join('\n\n'), mark.length);
  });
  replaceByBlock(node, `<Steps>\n\n${lines.join('\n')}\n\n</Steps>`, conversion);
};

const convertStep: Convert = (node, parents, conversion) => {
  const around = parents.findLast((parent) => isElement(parent) && parent.name === 'Steps');
  const title = textOf(attributesOf(node, conversion).title);
  const isListed =
    around !== undefined &&
    !elementsIn(around, ['Step']).some((item) => /^\s*#{1,6} /m.test(innerText(item, conversion)));
  if (isListed) return;
  replaceByBlock(
    node,
    [title === undefined ? '' : `**${escapeText(title)}**`, bodyOf(node, conversion)].join('\n\n').trim(),
    conversion,
  );
};

/** Returns the address to which a component leads. */
export const addressOf = ({ href, link, to, url }: Record<string, unknown>): string | undefined =>
  textOf(href ?? link ?? to ?? url);

/** True for an element beside text of its paragraph. */
const isBesideText = (node: Element, parents: readonly Nodes[]): boolean => {
  const around = parents.at(-1);
  return around?.type === 'paragraph' && around.children.some((each) => each !== node && toString(each).trim() !== '');
};

/** Converts a card: an item of a list, whose title is a link. */
export const convertCard: Convert = (node, parents, conversion) => {
  const attributes = attributesOf(node, conversion);
  const { title, name, description } = attributes;
  const label = escapeText(textOf(title) ?? textOf(name) ?? '');
  const address = addressOf(attributes);
  const target = address === undefined ? undefined : conversion.page.link(address);
  if (target?.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  const body = [
    textOf(description) === undefined ? '' : escapeText(textOf(description) ?? ''),
    bodyOf(node, conversion),
  ];
  const text = body.filter((part) => part !== '').join('\n\n');
  const head =
    label === '' ? '' : target?.url === undefined ? `**${label}**` : `[**${label}**](${writtenUrl(target.url)})`;
  if (isInLine(parents) || isBesideText(node, parents))
    conversion.editor.write(node, [head, text.replace(/\s+/g, ' ')].join(' ').trim());
  else replaceByBlock(node, `- ${indented([head, text].filter((part) => part !== '').join('\n\n'), 2)}`, conversion);
};

/** Converts a folded part with a title. */
const convertFolded: Convert = (node, parents, conversion) => {
  const { title, defaultOpen } = attributesOf(node, conversion);
  if (isInLine(parents)) {
    unwrap(node, true, parents, conversion);
    return;
  }
  const open = defaultOpen === true ? ' open' : '';
  const label = attributeText(textOf(title) ?? 'Details');
  replaceByBlock(node, `<Details summary="${label}"${open}>\n\n${bodyOf(node, conversion)}\n\n</Details>`, conversion);
};

/** Converts a group of code blocks to tabs. */
const convertCodes: Convert = (node, parents, conversion) => {
  const codes = (node.children as Nodes[]).filter((child) => child.type === 'code');
  if (codes.length === 0 || isInLine(parents)) {
    unwrap(node, true, parents, conversion);
    return;
  }
  const tabs = codes.map((code, index) => {
    const label = codeTitle(code.meta) || (code.lang ?? `${index + 1}`);
    const text = conversion.editor.textOf(code).replace(/^([^\n]*?) title="[^"]*"/, '$1');
    return `<Tab label="${attributeText(label)}">\n\n${text}\n\n</Tab>`;
  });
  replaceByBlock(
    node,
    codes.length === 1
      ? conversion.editor.slice(startOf(codes[0] ?? node), endOf(codes[0] ?? node))
      : `<Tabs>\n${tabs.join('\n')}\n</Tabs>`,
    conversion,
  );
};

/** Converts a field of a reference: its name, type and need before its text. */
const convertField: Convert = (node, _parents, conversion) => {
  const { name, path, query, body, header, type, required, default: usual } = attributesOf(node, conversion);
  const own = [name, path, query, body, header].flatMap((each) => textOf(each) ?? [])[0] ?? '';
  conversion.anchorHere(`${node.name === 'ParamField' ? 'param' : 'response'}-${slug(own.replace(/[^\w]+/g, '-'))}`);
  const parts = [
    `**\`${own}\`**`,
    textOf(type) === undefined ? '' : `\`${textOf(type) ?? ''}\``,
    required === undefined || required === false ? '' : '*required*',
    textOf(usual) === undefined ? '' : `= \`${textOf(usual) ?? ''}\``,
  ];
  replaceByBlock(
    node,
    `- ${indented([parts.filter((part) => part !== '').join(' '), bodyOf(node, conversion)].join('\n\n').trim(), 2)}`,
    conversion,
  );
};

const convertColor: Convert = (node, _parents, conversion) => {
  const { name, value } = attributesOf(node, conversion);
  const [label, color] = [textOf(name), textOf(value) ?? JSON.stringify(value)];
  replaceByBlock(node, `- ${label === undefined ? '' : `${escapeText(label)}: `}\`${color}\``, conversion);
};

const convertUpdate: Convert = (node, _parents, conversion) => {
  const { label, description } = attributesOf(node, conversion);
  const name = [label, description].flatMap((each) => textOf(each) ?? []).join(' – ');
  replaceByBlock(node, `## ${escapeText(name)}\n\n${bodyOf(node, conversion)}`, conversion);
};

const TREE_PARTS = ['FileTree', 'Tree'].flatMap((name) => [`${name}.Folder`, `${name}.File`]);
const TREE = /^(?:File)?Tree(?:$|\.)/;

/** Converts a tree of files to nested lists. */
const convertTree: Convert = (node, parents, conversion) => {
  if (parents.some((parent) => isElement(parent) && TREE.test(parent.name ?? ''))) return;
  const listOf = (each: Element, level: number): string[] =>
    elementsIn(each, TREE_PARTS).flatMap((item) => [
      `${'  '.repeat(level)}- ${escapeText(textOf(attributesOf(item, conversion).name) ?? '')}`,
      ...listOf(item, level + 1),
    ]);
  const lines = listOf(node, 0);
  if (lines.length === 0) unwrap(node, true, parents, conversion);
  else replaceByBlock(node, lines.join('\n'), conversion);
};

const frame: Convert = (node, parents, conversion) => unwrap(node, true, parents, conversion);
const inText: Convert = (node, parents, conversion) => {
  const { text, tip } = attributesOf(node, conversion);
  const given = textOf(text);
  if (given !== undefined) conversion.editor.write(node, escapeText(given));
  else {
    unwrap(node, false, parents, conversion);
    if (textOf(tip) !== undefined)
      conversion.editor.replace(endOf(node), endOf(node), ` (${escapeText(textOf(tip) ?? '')})`);
  }
};

/** Elements of Mintlify, Nextra, Starlight and VitePress, which pages use without a component of the site. */
export const DIALECT_ELEMENTS: Readonly<Partial<Record<string, Convert>>> = {
  Steps: convertSteps,
  Step: convertStep,
  ...Object.fromEntries(['Card', 'Cards.Card', 'LinkCard', 'Tile', 'LinkButton'].map((name) => [name, convertCard])),
  ...Object.fromEntries(['Accordion', 'Expandable'].map((name) => [name, convertFolded])),
  ...Object.fromEntries(['CodeGroup', 'RequestExample', 'ResponseExample'].map((name) => [name, convertCodes])),
  ...Object.fromEntries(['ParamField', 'ResponseField'].map((name) => [name, convertField])),
  ...Object.fromEntries(['FileTree', 'Tree', ...TREE_PARTS].map((name) => [name, convertTree])),
  ...Object.fromEntries(
    'CardGroup CardGrid Cards Columns Column AccordionGroup Frame Panel Bleed View Banner Tiles Color Color.Row Visibility Prompt'
      .split(' ')
      .map((name) => [name, frame]),
  ),
  ...Object.fromEntries(['Badge', 'Tooltip'].map((name) => [name, inText])),
  Update: convertUpdate,
  'Color.Item': convertColor,
  Icon: (node, parents, conversion) => {
    const { icon, name } = attributesOf(node, conversion);
    const around = parents.at(-1);
    const isAlone = around !== undefined && toString(around).trim() === '' && isInLine(parents);
    if (isAlone) conversion.editor.write(node, iconText(textOf(icon ?? name) ?? ''));
    else remove(node, conversion);
  },
};
