import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { CoreNamespace, FeatureTexts, TEXT_KEYS } from '../model/site/textKeys';

/** Returns the text of a key in the page's language; `count` selects the plural form. */
export type GetText = (key: TextKey, values?: Record<string, string | number>) => string;

/** UI texts of the page's language. All are present at render, so nothing listens for loaded languages. */
export function useText(): GetText {
  const { i18n } = useContext(I18nContext);
  return (key, values) => {
    const [ns, name] = key.split('.') as [string, string];
    return i18n.t(name, { ...values, ns });
  };
}

type CoreTexts = { [Name in CoreNamespace]: (typeof TEXT_KEYS)[Name][number] };
type KeysOf<Texts> = { [Name in keyof Texts & string]: `${Name}.${Texts[Name] & string}` }[keyof Texts & string];

/** A UI text: `namespace.key`, without plural suffixes. A key outside `TEXT_KEYS` and the features is a type error. */
export type TextKey = KeysOf<CoreTexts> | KeysOf<FeatureTexts>;
