export * from '../../src/browser/router/gatsby';

/** Replaces the site's `graphql`, which throws: the build takes queries out of templates, Jest does not. */
export const graphql = (): undefined => undefined;
