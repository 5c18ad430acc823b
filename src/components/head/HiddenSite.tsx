/** Keeps a site that is not for the public out of search engines. */
export const HiddenSite = () => <meta name="robots" content="noindex" />;
