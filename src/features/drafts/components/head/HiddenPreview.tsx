/** Keeps a preview out of search engines. */
export const HiddenPreview = () => <meta name="robots" content="noindex" />;
