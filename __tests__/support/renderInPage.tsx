import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { I18nextProvider } from 'react-i18next';

/** jsdom lays nothing out, so nothing in it changes its size. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver;

const CODES = ['fi', 'en', 'sv'];

function catalogues(code: string): Record<string, object> {
  const folder = path.resolve('content/locales', code);
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  return Object.fromEntries(readdirSync(folder).map((file) => [path.basename(file, '.json'), read(file)]));
}

/** Renders a view as it stands in a page of a language, with the site's own texts. */
export function renderInPage(view: ReactElement, code = 'fi', sitePath = '/docs/saldo'): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: code,
    resources: { [code]: catalogues(code) },
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
  return render(
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{view}</I18nextContext.Provider>
    </I18nextProvider>,
  );
}
