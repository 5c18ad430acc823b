import type { CoreNamespace, FeatureTexts, TEXT_KEYS } from '../model/site/textKeys';

type CoreTexts = { [Name in CoreNamespace]: (typeof TEXT_KEYS)[Name][number] };
type KeysOf<Texts> = { [Name in keyof Texts & string]: `${Name}.${Texts[Name] & string}` }[keyof Texts & string];

/**
 * A UI text: `namespace.key`, without the plural's ending. A key that neither `TEXT_KEYS` nor a feature has is a type
 * error.
 */
export type TextKey = KeysOf<CoreTexts> | KeysOf<FeatureTexts>;
