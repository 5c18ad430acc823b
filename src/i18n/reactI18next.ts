/** The two exports of react-i18next that the site uses, for browsers: about 4 kB less JavaScript. */
export { I18nextProvider } from 'react-i18next/es/I18nextProvider.js';
export { I18nContext } from 'react-i18next/es/context.js';
