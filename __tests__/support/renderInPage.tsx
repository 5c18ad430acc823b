import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { I18nextProvider } from 'react-i18next';
import { OriginalsContext } from '../../src/i18n/useLocale';
import { fixtureTexts } from './fixtureTexts';

/** jsdom has no layout, so no element changes its size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;

const CODES = ['fi', 'en', 'sv'];
/** The names of Finnish in these languages. */
const ORIGINAL_LANGUAGE: Readonly<Record<string, string>> = { fi: 'suomi', en: 'Finnish', sv: 'finska' };

/** Renders a view in a page of a language, with the fixture's texts. */
export function renderInPage(view: ReactElement, code = 'fi', sitePath = '/docs/saldo'): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: code,
    resources: { [code]: fixtureTexts(code) },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  });
  const context = {
    language: code,
    languages: CODES,
    routed: code !== 'fi',
    defaultLanguage: 'fi',
    generateDefaultLanguagePage: false,
    originalPath: sitePath,
    path: sitePath,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>
        <OriginalsContext.Provider
          value={{ originalLanguage: ORIGINAL_LANGUAGE[code] ?? '', untranslated: ['/docs/vain'] }}
        >
          {children}
        </OriginalsContext.Provider>
      </I18nextContext.Provider>
    </I18nextProvider>
  );
  return render(view, { wrapper });
}
