import type { Namespace, TEXT_KEYS } from '../model/site/textKeys';

/** A UI text: `namespace.key`, without the plural's ending. A key that is not in `TEXT_KEYS` is a type error. */
export type TextKey = {
  [Name in Namespace]: `${Name}.${(typeof TEXT_KEYS)[Name][number]}`;
}[Namespace];
