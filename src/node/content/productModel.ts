/** What can be done with a thing: the button, the states in which it is there, where it is, and who may press it. */
interface ModelAction {
  button: string;
  /** States in which the button is there; none where the thing's state does not matter. */
  in: string[];
  /** Keys of groups of rights. */
  who: string[];
  /** A place, or a part of it: `Laskut > Laskutuspyynnöt`. */
  at: string[];
}

/** What moves a thing from states to another. */
interface ModelChange {
  event: string;
  /** None for a thing that comes into being. */
  from: string[];
  to: string;
}

export interface ModelThing {
  name: string;
  /** The forms in which texts name it before a cue: `laskun` in "laskun tila on". */
  called: string[];
  fields: string[];
  /** Meanings of the states by their names, in the order in which they follow each other. */
  states: Record<string, string>;
  actions: ModelAction[];
  changes: ModelChange[];
}

/** The product as `content/model.yaml` describes it. */
export interface ProductModel {
  /** Groups of rights by key; one with all of them is not named at every button. */
  rights: Record<string, { name: string; all: boolean }>;
  /** Views and cards with their tabs, sections and lists. */
  places: Record<string, string[]>;
  /** Buttons that do the same everywhere. */
  buttons: string[];
  /** What is in a text right before the name of a state. */
  cues: string[];
  /** Heads of table columns whose cells are names of states. */
  stateColumns: string[];
  /** Heads of table columns whose cells are messages of the product, or what its users see. */
  messageColumns: string[];
  things: Record<string, ModelThing>;
}

/** What is known of the product where the site describes none. */
export const NO_MODEL: ProductModel = {
  rights: {},
  places: {},
  buttons: [],
  cues: [],
  stateColumns: [],
  messageColumns: [],
  things: {},
};

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

/** A fault within the model: at a key, what it is, and what it should be one of. */
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

/** What the model refers to and does not have: states of a thing, places, and groups of rights. */
export function findModelFindings(model: ProductModel): ModelFinding[] {
  const groups = Object.keys(model.rights);
  return Object.entries(model.things).flatMap(([key, { states, actions, changes }]) => {
    const known = Object.keys(states);
    const state = (name: string, ...path: (string | number)[]): ModelFinding[] =>
      known.includes(name) ? [] : [{ path: ['things', key, ...path], what: 'state', name, known }];
    const ofActions = actions.flatMap(({ in: within, who, at }, index) => [
      ...within.flatMap((name, place) => state(name, 'actions', index, 'in', place)),
      ...who.flatMap((name, place): ModelFinding[] => {
        if (groups.includes(name)) return [];
        const path = ['things', key, 'actions', index, 'who', place];
        return [{ path, what: 'rights', name, known: groups }];
      }),
      ...at.flatMap((name, place): ModelFinding[] => {
        const wanted = placeFinding(model, name);
        if (wanted === undefined) return [];
        return [{ path: ['things', key, 'actions', index, 'at', place], what: 'place', name, known: wanted }];
      }),
    ]);
    const ofChanges = changes.flatMap(({ from, to }, index) => [
      ...from.flatMap((name, place) => state(name, 'changes', index, 'from', place)),
      ...state(to, 'changes', index, 'to'),
    ]);
    return [...ofActions, ...ofChanges];
  });
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

/**
 * The states that a text names after a cue and that the model does not know. A cue after the name of a thing asks for
 * that thing's states, any other cue for those of all. What does not start with a capital letter is no name.
 * @example unknownStates('Laskun tila on Lähtenyt.', model) // [{ name: 'Lähtenyt', … }]
 */
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
