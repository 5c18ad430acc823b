/** Ids of our nodes are composed of their keys, so that a query finds one without a search. */

/** @example docId('/docs/saldo', 'sv') // 'Doc sv /docs/saldo' */
export const docId = (path: string, locale: string) => `Doc ${locale} ${path}`;
export const postId = (path: string, locale: string) => `BlogPost ${locale} ${path}`;
export const sidebarId = (name: string, locale: string) => `Sidebar ${locale} ${name}`;
export const categoryId = (path: string, locale: string) => `Category ${locale} ${path}`;
export const siteFeaturesId = (locale: string) => `SiteFeatures ${locale}`;
export const localeTextsId = (locale: string, namespace: string) => `Locale ${locale} ${namespace}`;
export const pageFeaturesId = (path: string, locale: string) => `PageFeatures ${locale} ${path}`;
export const hiddenPagesId = (locale: string) => `HiddenPages ${locale}`;
export const pageListId = (locale: string) => `PageList ${locale}`;
export const RELEASE_NOTES_ID = 'ReleaseNotes';
export const siteSettingsId = (locale: string) => `SiteSettings ${locale}`;
export const authorId = (key: string) => `Author ${key}`;
export const tagId = (key: string) => `Tag ${key}`;
export const termId = (key: string) => `Term ${key}`;
export const videoId = (key: string) => `Video ${key}`;
