/**
 * The two parts of react-i18next that the site uses. The i18n plugin asks for the whole package in a form that
 * bundlers cannot shake, so in the browser this takes its place (see `onCreateWebpackConfig`): about
 * 4 kB less JavaScript on every first visit.
 */
export { I18nextProvider } from 'react-i18next/es/I18nextProvider.js';
export { I18nContext } from 'react-i18next/es/context.js';
