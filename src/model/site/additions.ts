/**
 * A list that features add to, by a verb or by the key of their definition that has its name. It is declared beside the
 * code that reads it, which says what an item is.
 */
export interface AdditionPoint<Item> {
  name: string;
  /** Only for types. */
  item?: Item;
}

/** @example const LINKS = additionPoint<SiteLink>('links') */
export const additionPoint = <Item>(name: string): AdditionPoint<Item> => ({ name });

/** What features have added to an engine, or to a site. */
export interface Additions {
  /** The names of the features. */
  names: readonly string[];
  /** The items at a point, in the order of the features. */
  of: <Item>(point: AdditionPoint<Item>) => readonly Item[];
  /** The same with the name of the feature that added each. */
  named: <Item>(point: AdditionPoint<Item>) => readonly (readonly [feature: string, item: Item])[];
}

/** Additions that can grow. */
export interface AdditionList extends Additions {
  add: <Item>(point: AdditionPoint<Item>, feature: string, item: Item) => void;
}

/** Creates an empty list of what features add. */
export function createAdditions(names: readonly string[]): AdditionList {
  const lists = new Map<string, (readonly [feature: string, item: unknown])[]>();
  const named = <Item>({ name }: AdditionPoint<Item>) =>
    (lists.get(name) ?? []) as (readonly [feature: string, item: Item])[];
  return {
    names,
    named,
    of: (point) => named(point).map(([, item]) => item),
    add: ({ name }, feature, item) => {
      lists.set(name, [...(lists.get(name) ?? []), [feature, item]]);
    },
  };
}

/** Additions of an engine without features. */
export const NO_ADDITIONS: Additions = createAdditions([]);

/** Returns a function that makes a value of what features have added, once for each engine. */
export function onceFor<Value>(make: (added: Additions) => Value): (added: Additions) => Value {
  const made = new WeakMap<Additions, { value: Value }>();
  return (added) => {
    const { value } = made.get(added) ?? { value: make(added) };
    made.set(added, { value });
    return value;
  };
}
