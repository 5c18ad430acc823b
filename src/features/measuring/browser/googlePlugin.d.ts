/** The plugin brings no types of its hooks. */
declare module 'gatsby-plugin-google-gtag/gatsby-browser' {
  /** Sends a page view to the Google tag, two frames later; nothing while there is no `window.gtag`. */
  export function onRouteUpdate(facts: { location: { pathname: string; search: string; hash: string } }): null;
}
