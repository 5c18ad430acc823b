import { finnishStem } from '../../../../../src/model/search/finnish/stem';
import { fixtureFiles } from '../../../../support/changes';
import { rowsOf } from '../../../../support/rowsOf';

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const { 'same.txt': SAME, 'apart.txt': APART } = fixtureFiles('stems');
/** The groups of words of a list, without its comments. */
const groupsOf = (list: unknown) => rowsOf(String(list).replaceAll(/^#.*$/gm, ''));

const stemsOf = (words: string[]) => new Set(words.map((word) => finnishStem(fold(word))));

test.each(groupsOf(SAME).map((forms) => [forms.join(' '), forms] as const))(
  'forms of one word have one stem: %s',
  (_, forms) => expect([...stemsOf(forms)]).toEqual([expect.stringMatching(/^[a-z]{3,}$/)]),
);

test.each(groupsOf(APART).map((words) => [words.join(' '), words] as const))(
  'these words have different stems: %s',
  (_, words) => expect(stemsOf(words).size).toBe(words.length),
);

test.each(['ale', 'ase', 'a4lehden'])(
  'does not change a word of fewer than four letters or with digits: "%s"',
  (word) => expect(finnishStem(word)).toBe(word),
);

test.each(
  rowsOf(`
  kampanjan kampanj, hengityksen hengitys, budjetin budjet, valtuutuksen valtuutus
`),
)('in "%s" only the last consonants change: "%s"', (word, stem) => expect(finnishStem(word)).toBe(stem));
