/* eslint-disable @typescript-eslint/consistent-type-imports -- a file with imports cannot declare modules */

/** What the features of a site give to its pages. The build writes this module: see `src/node/bundle/siteFeatures.ts`. */
declare module 'site-features' {
  export const slots: import('./extend').Slots;
  /** The `browserSettings` of the features, by their names. */
  export const settings: Readonly<Record<string, unknown>>;
  export const browser: readonly import('./extend').BrowserModule[];
}

/* The slots that only some pages have, each in a module of its own. */
declare module 'site-slots/articleBottom' {
  export const components: import('./extend').SlotComponents<'articleBottom'>;
}
declare module 'site-slots/listBottom' {
  export const components: import('./extend').SlotComponents<'listBottom'>;
}
declare module 'site-slots/searchOption' {
  export const components: import('./extend').SlotComponents<'searchOption'>;
}
declare module 'site-slots/contact' {
  export const components: import('./extend').SlotComponents<'contact'>;
}
declare module 'site-slots/searchStart' {
  export const components: import('./extend').SlotComponents<'searchStart'>;
}
