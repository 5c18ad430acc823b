import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { KeysByNamespace, Namespace } from '../model/site/textKeys';

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

/** A UI text: `namespace.key`, without plural suffixes. A key that `src/texts/en` lacks is a type error. */
export type TextKey = { [Name in Namespace]: `${Name}.${KeysByNamespace[Name] & string}` }[Namespace];
