/** Untyped files inside packages. */
declare module 'react-i18next/es/I18nextProvider.js' {
  export { I18nextProvider } from 'react-i18next';
}
declare module 'react-i18next/es/context.js' {
  export { I18nContext } from 'react-i18next';
}
