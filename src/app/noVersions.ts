/**
 * Stands in for the components that show the docs' versions, in the browser's bundle of a site with one version
 * (see `onCreateWebpackConfig`), where they would show nothing.
 */
const Nothing = () => null;
export { Nothing as VersionSwitch, Nothing as VersionBanner, Nothing as VersionBadge };
