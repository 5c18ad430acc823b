import { useTranslation } from 'react-i18next';
import type { TextKey } from './textKey';

/** Gives the text of a key in the page's language; `count` chooses the plural form. */
export type GetText = (key: TextKey, values?: Record<string, string | number>) => string;

/** UI texts of the page's language. */
export function useText(): GetText {
  const { t } = useTranslation();
  return (key, values) => {
    const [ns, name] = key.split('.') as [string, string];
    return t(name, { ...values, ns });
  };
}
