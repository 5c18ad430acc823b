/** The plugin has no types for its hooks. */
declare module 'gatsby-plugin-google-gtag/gatsby-browser' {
  /** Sends a page view to the Google tag, two frames later; nothing without `window.gtag`. */
  export function onRouteUpdate(facts: { location: { pathname: string; search: string; hash: string } }): null;
}
