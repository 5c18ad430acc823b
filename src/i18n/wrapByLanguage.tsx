import type { ReactElement } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';

/** The plugin's part of a page's data and context. */
interface PageFacts {
  data: { locales?: { edges: readonly { node: { ns: string; language: string; data: string } }[] } } | undefined;
  pageContext: {
    i18n: {
      language: string;
      languages: string[];
      defaultLanguage: string;
      routed: boolean;
      originalPath: string;
      path: string;
    };
  };
}

/** Provides a page with its language and texts. Replaces the plugin's wrapper, which is mostly about redirects. */
export function wrapPageElement({ element, props }: { element: ReactElement; props: PageFacts }): ReactElement {
  const { i18n: context } = props.pageContext;
  const resources: Record<string, Record<string, Record<string, string>>> = {};
  for (const { node } of props.data?.locales?.edges ?? [])
    (resources[node.language] ??= {})[node.ns] = JSON.parse(node.data) as Record<string, string>;
  const i18n = i18next.createInstance();
  void i18n.init({ lng: context.language, resources });
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={{ ...context, generateDefaultLanguagePage: false }}>
        {element}
      </I18nextContext.Provider>
    </I18nextProvider>
  );
}
