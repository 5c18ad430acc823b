import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineFeature } from '../../extend';
import { error, essential } from '../../node/diagnostics/rule';
import { MODEL_ELEMENTS } from './node/modelElements';
import { MODEL_FILE, readProductModel } from './node/productModel';
import { productModelSchema, type ProductModel, NO_MODEL } from './node/productModelSchema';
import { unknownState } from './node/unknownState';
import GithubSlugger from 'github-slugger';
import { toString } from 'hast-util-to-string';
import type { Element, Root } from 'hast';
import { plainId } from '../../model/text/plainId';
import { findElement, isElement } from '../../node/html/elements';
import { textMark } from '../../node/content/localizeHtml';
import { featureContent, type Compilation } from '../../node/content/mdx/compilation';
import { plain } from '../../node/content/mdx/gather';
import { visit } from '../../node/content/mdx/visit';
import { messagesOf } from '../../node/diagnostics/messages';
import texts from './node/texts.json';
import shownTexts from '../../texts/en/productModel.json';

const say = messagesOf(texts);

/** Most words of a row's first cell that its id has. */
const ID_WORDS = 5;

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);
const rowsIn = (table: Element, part: 'thead' | 'tbody'): Element[] =>
  table.children.filter(isElement).flatMap((each) => (each.tagName === part ? cellsOf(each) : []));

/** The text of a cell or a caption, as it is in every language. */
const textOf = (node: Element | undefined): string => (node === undefined ? '' : plain(toString(node)));

/** An id of plain letters that the page does not have yet. */
function freeId(text: string, { takenIds }: Compilation): string {
  const slug = new GithubSlugger().slug(text.split(/\s+/).slice(0, ID_WORDS).join(' '));
  const wanted = plainId(slug) ?? slug;
  let id = wanted;
  for (let number = 2; takenIds.has(id); number += 1) id = `${wanted}-${String(number)}`;
  takenIds.set(id, () => say('id.row').message);
  return id;
}

/** Gives rows of tables of states and messages ids and notes: a query for one wants its row, not the table. */
function identifyAnswerRows(tree: Root, compilation: Compilation): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const { stateColumns, messageColumns } = featureContent('product-model', compilation) ?? NO_MODEL;
    const columns = new Set([...stateColumns, ...messageColumns, textMark('modelState'), textMark('modelFrom')]);
    const [heads] = rowsIn(table, 'thead').map(cellsOf);
    const column = heads?.findIndex((head) => columns.has(toString(head).trim())) ?? -1;
    if (column < 0) return;
    const isList = toString(heads?.[column] ?? table) === textMark('modelFrom');
    const caption = textOf(findElement(table, ({ tagName }) => tagName === 'caption')).replace(/:$/, '');
    for (const row of rowsIn(table, 'tbody')) {
      const cells = cellsOf(row);
      const name = textOf(cells[0]);
      const named = textOf(cells[column]);
      const asked = (isList ? named.split(', ') : [named]).filter((each) => /\p{L}/u.test(each));
      if (name === '' || asked.length === 0) continue;
      const heading = caption === '' ? name : `${caption}: ${name}`;
      row.properties.id = freeId(caption === '' ? name : `${caption} ${name}`, compilation);
      row.data = { ...row.data, answer: { heading, asked } };
    }
  });
}

const readingRules = {
  'model/unknown-name': error('The model names only what it has.'),
  'model/unknown-thing': essential('Tables of the model name one of its things.'),
};

declare module '../../model/site/features' {
  interface Features {
    'product-model': {
      texts: { productModel: typeof shownTexts };
      readingRules: typeof readingRules;
      read: ProductModel;
    };
  }
}

/** The model of the product: tables of its states and rights, and checks of what texts say of it. */
export const productModel = defineFeature({
  name: 'product-model',
  isOn: ({ folder }) => existsSync(path.join(folder, MODEL_FILE)),
  files: { [MODEL_FILE]: productModelSchema },
  read: readProductModel,
  readingRules,
  texts: { productModel: shownTexts },
  elements: MODEL_ELEMENTS,
  rules: [unknownState],
  setup(_, add) {
    add.transform({ html: identifyAnswerRows });
  },
});
