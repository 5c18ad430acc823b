import path from 'node:path';
import { readTable } from '../../../node/content/readTables';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { messagesOf } from '../../../node/diagnostics/messages';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { NO_MODEL, productModelSchema, type ModelThing, type ProductModel } from './productModelSchema';
import texts from './texts.json';

const say = messagesOf(texts);

/** The parts of a place, from the view to the list. @example placeParts('Laskut > Laskutusajot') */
const placeParts = (place: string) => place.split('>').map((part) => part.trim());

/** Every name that is on the screen: places and their parts, buttons and fields. */
export function namesIn({ places, buttons, things }: ProductModel): Set<string> {
  const all = Object.values(things);
  return new Set([
    ...Object.entries(places).flatMap(([name, parts]) => [name, ...parts]),
    ...buttons,
    ...all.flatMap(({ fields, actions }) => [...fields, ...actions.map(({ button }) => button)]),
  ]);
}

/** A name that the model does not have: where it is, what it should be, and the names that there are. */
interface ModelFinding {
  path: readonly (string | number)[];
  what: 'state' | 'place' | 'rights';
  name: string;
  known: readonly string[];
}

function placeFinding({ places }: ProductModel, place: string): readonly string[] | undefined {
  const [view = '', part] = placeParts(place);
  const parts = places[view];
  if (parts === undefined) return Object.keys(places);
  if (part === undefined || parts.includes(part)) return undefined;
  return parts.map((each) => `${view} > ${each}`);
}

/** Returns the states, places and groups of rights that the model names and does not have. */
export function findModelFindings(model: ProductModel): ModelFinding[] {
  const groups = Object.keys(model.rights);
  return Object.entries(model.things).flatMap(([key, { states, actions, changes }]) => {
    const known = Object.keys(states);
    const finding = (
      what: ModelFinding['what'],
      name: string,
      among: readonly string[],
      ...path: (string | number)[]
    ) => (among.includes(name) ? [] : [{ what, name, known: among, path: ['things', key, ...path] }]);
    return [
      ...actions.flatMap(({ in: within, who, at }, index) => [
        ...within.flatMap((name, place) => finding('state', name, known, 'actions', index, 'in', place)),
        ...who.flatMap((name, place) => finding('rights', name, groups, 'actions', index, 'who', place)),
        ...at.flatMap((name, place) =>
          finding('place', name, placeFinding(model, name) ?? [name], 'actions', index, 'at', place),
        ),
      ]),
      ...changes.flatMap(({ from, to }, index) => [
        ...from.flatMap((name, place) => finding('state', name, known, 'changes', index, 'from', place)),
        ...finding('state', to, known, 'changes', index, 'to'),
      ]),
    ];
  });
}

export const MODEL_FILE = 'model.yaml';

/** Reads `model.yaml`; without it nothing is known of the product. */
export function readProductModel(folder: string) {
  const { table, diagnostics } = readTable(path.join(folder, MODEL_FILE), productModelSchema, NO_MODEL);
  const within = findModelFindings(table.data).map(({ path: at, what, name, known }): ReadingFinding => ({
    rule: 'model/unknown-name',
    file: table.file,
    ...table.locate(at),
    ...say(
      `model/unknown-name.${what}${known.length === 0 ? 'First' : ''}`,
      { name, known: known.join(', ') },
      didYouMean(name, known),
    ),
  }));
  const places = Object.entries(table.data.places).flatMap(([view, parts]) => [
    { name: view, file: table.file, ...table.locate(['places', view], true) },
    ...parts.map((part, index) => ({
      name: `${view} > ${part}`,
      file: table.file,
      ...table.locate(['places', view, index]),
    })),
  ]);
  return { table, diagnostics: [...diagnostics, ...within], places, names: [...namesIn(table.data)] };
}

/** A state that a text names: where the name begins, as far as it goes, and the states that it may be. */
interface NamedState {
  start: number;
  name: string;
  known: readonly string[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A cue, which may also begin a sentence. */
const anyStart = (cue: string) => {
  const [first = '', rest] = [cue.slice(0, 1), cue.slice(1)];
  return `(?:${escaped(first.toLowerCase())}|${escaped(first.toUpperCase())})${escaped(rest)}`;
};

/** Small words between a cue and the name: "tila on taas Voimassa". */
const WORDS_BETWEEN = 2;

/** The capitalised states that a text names after a cue and that the model, or the cue's thing, does not have. */
export function unknownStates(text: string, { cues, things }: ProductModel): NamedState[] {
  if (cues.length === 0) return [];
  const all = Object.values(things);
  const sorted = [...cues].sort((one, other) => other.length - one.length).map(anyStart);
  const between = `(?:\\p{Ll}+\\s+){0,${WORDS_BETWEEN}}`;
  const pattern = new RegExp(
    `(?:([\\p{L}-]+)\\s+)?(?<!\\p{L})(?:${sorted.join('|')})\\s+${between}(?=\\p{Lu}\\p{Ll})`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: found, 1: before = '', index }): NamedState[] => {
    const start = index + found.length;
    const rest = text.slice(start);
    const meant = all.filter(({ called }) => called.includes(before.toLowerCase()));
    const states = (meant.length > 0 ? meant : all).flatMap((thing) => Object.keys(thing.states));
    const known = [...new Set(states)];
    if (known.some((state) => new RegExp(`^${escaped(state)}(?!\\p{L})`, 'u').test(rest))) return [];
    return [{ start, name: /^[\p{L}-]+/u.exec(rest)?.[0] ?? '', known }];
  });
}

/** The thing whose states include all the names of a column, or the one that shares most of them with it. */
export function nearestThing(names: readonly string[], { things }: ProductModel): ModelThing | undefined {
  const shared = ({ states }: ModelThing) => names.filter((name) => Object.hasOwn(states, name)).length;
  return Object.values(things)
    .filter(({ states }) => Object.keys(states).length > 0)
    .reduce<ModelThing | undefined>(
      (best, thing) => (best === undefined || shared(thing) > shared(best) ? thing : best),
      undefined,
    );
}
