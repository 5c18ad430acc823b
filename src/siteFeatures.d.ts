/* eslint-disable @typescript-eslint/consistent-type-imports -- a file with imports cannot declare modules */

/**
 * What the features of a site give to its pages, and the parts of the core that only some settings ask for. The build
 * writes this module: see `src/node/bundle/siteFeatures.ts`.
 */
declare module 'site-features' {
  export const slots: import('./slots').Slots;
  /** The `browserSettings` of the features, by their names. */
  export const settings: Readonly<Record<string, unknown>>;
  export const browser: readonly import('./browser/site/browserModule').BrowserModule[];
  export const NavbarDropdown: typeof import('./components/navigation/NavbarDropdown').NavbarDropdown;
  export const FooterColumns: typeof import('./components/layout/FooterColumns').FooterColumns;
  export const FooterRow: typeof import('./components/layout/FooterRow').FooterRow;
  export const darkFooter: typeof import('./components/layout/darkFooter').darkFooter;
  export const ThemedLogo: typeof import('./components/ui/ThemedLogo').ThemedLogo;
  export const startWorker: (locale: string) => Worker;
}

/* The slots that only some pages have, each in its own module. */
declare module 'site-slots/articleBottom' {
  export const components: import('./slots').SlotComponents<'articleBottom'>;
}
declare module 'site-slots/homeBottom' {
  export const components: import('./slots').SlotComponents<'homeBottom'>;
}
declare module 'site-slots/homeTop' {
  export const components: import('./slots').SlotComponents<'homeTop'>;
}
declare module 'site-slots/listBottom' {
  export const components: import('./slots').SlotComponents<'listBottom'>;
}
declare module 'site-slots/searchOption' {
  export const components: import('./slots').SlotComponents<'searchOption'>;
}

/** Wraps pages on the server; undefined in `develop`, whose server renders none. */
declare module 'site-slots/wrapPageElement' {
  export const wrapPageElement: import('gatsby').GatsbySSR['wrapPageElement'];
}
declare module 'site-slots/contact' {
  export const components: import('./slots').SlotComponents<'contact'>;
}
declare module 'site-slots/searchStart' {
  export const components: import('./slots').SlotComponents<'searchStart'>;
}
