import type { Finding } from '../../../node/diagnostics/diagnostic';
import { passageText, placeInPassage, type Passage } from '../../../node/content/passage';
import { nearestThing, unknownStates } from './productModel';
import { didYouMean } from '../../../node/diagnostics/nearest';
import type { Content } from '../../../node/content/loadContent';
import { originals } from '../../../node/content/checks/pageTexts';
import { rememberFor } from '../../../node/content/checks/rememberFor';
import { error } from '../../../node/diagnostics/rule';
import { defineRule } from '../../../node/content/rules/contentRule';
import { messagesOf } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** The text of a passage with blanks in place of bold names, which are not states. */
const withoutNames = ({ runs }: Passage) =>
  runs.map(({ text, kind }) => (kind === 'text' ? text : ' '.repeat(text.length))).join('');

/** Texts that name a state which the product does not have. */
function inSentences(
  file: string,
  passages: readonly Passage[],
  { featureFiles: { 'product-model': model } }: Content,
): Finding[] {
  return passages.flatMap((passage) =>
    unknownStates(withoutNames(passage), model.data).map(({ start, name, known }) => ({
      file,
      ...placeInPassage(passage, start),
      ...say('states/unknown.inText', { name, file: model.file, states: known.join(', ') }, didYouMean(name, known)),
    })),
  );
}

/** Tables of states: all cells of a column are states of one thing. */
function inTables(
  file: string,
  passages: readonly Passage[],
  { featureFiles: { 'product-model': model } }: Content,
): Finding[] {
  const columns = new Map<string, Passage[]>();
  for (const passage of passages) {
    const { column } = passage;
    if (column === undefined || !model.data.stateColumns.includes(column.head)) continue;
    const key = `${column.line} ${column.head}`;
    columns.set(key, [...(columns.get(key) ?? []), passage]);
  }
  return [...columns.values()].flatMap((cells) => {
    const names = cells.map((cell) => passageText(cell).trim());
    const thing = nearestThing(names, model.data);
    if (thing === undefined) return [];
    const known = Object.keys(thing.states);
    return cells.flatMap((cell, index): Finding[] => {
      const name = names[index] ?? '';
      if (known.includes(name)) return [];
      const { line = 1, column = 1 } = cell.runs[0] ?? {};
      return [
        {
          file: cell.file ?? file,
          line,
          column,
          ...say(
            'states/unknown.inTable',
            { name, thing: thing.name, file: model.file, states: known.join(', ') },
            didYouMean(name, known),
          ),
        },
      ];
    });
  });
}

const remember = rememberFor<Finding[]>();

/** States that pages name are those of the model; a site without one has none. */
function checkStates(content: Content): Finding[] {
  if (content.broken.has('product-model')) return [];
  const { digest } = content.featureFiles['product-model'];
  return originals(content).flatMap(({ file, passages }) =>
    remember(passages, `${file} ${digest}`, () => [
      ...inSentences(file, passages, content),
      ...inTables(file, passages, content),
    ]),
  );
}

export const unknownState = defineRule(
  'states/unknown',
  { ...error('Texts name only states that the model has.'), gentle: 'off' },
  checkStates,
);
