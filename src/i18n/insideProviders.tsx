import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';

type Wrapper = ReactElement<{ children: ReactNode }>;

const isWrapper = (node: unknown): node is Wrapper => isValidElement(node);

/** Inserts the shell inside the i18n plugin's providers, where it survives navigation. Throws if they have changed. */
export function insideProviders(element: ReactElement, wrap: (page: ReactNode) => ReactNode): ReactElement {
  const provider = element as Wrapper;
  const context = provider.props.children;
  if (!isWrapper(context) || (context.type as unknown) !== I18nextContext.Provider) {
    throw new Error(
      'gatsby-plugin-react-i18next no longer wraps pages in two providers; adapt src/i18n/insideProviders.tsx.',
    );
  }
  return cloneElement(provider, undefined, cloneElement(context, undefined, wrap(context.props.children)));
}
