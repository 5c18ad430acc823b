/** Files inside packages that have no types of their own. */
declare module 'react-i18next/es/I18nextProvider.js' {
  export { I18nextProvider } from 'react-i18next';
}
declare module 'react-i18next/es/useTranslation.js' {
  export { useTranslation } from 'react-i18next';
}
