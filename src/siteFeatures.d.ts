/**
 * What the features that a site has give to its pages: a module that the build writes for each site, see
 * `src/node/bundle/siteFeatures.ts`.
 */
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
declare module 'site-slots/searchOption' {
  export const components: import('./extend').SlotComponents<'searchOption'>;
}
