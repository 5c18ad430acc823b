/* Replaces modules that a bundle does not need (see `src/node/bundle/browserModules.ts`): layout parts that the
   settings turn off, packages that Gatsby bundles into every site, and pages in the empty HTML of `develop`. */
const Nothing = () => null;
export { Nothing as FooterColumns, Nothing as FooterRow, Nothing as NavbarDropdown, Nothing as ThemedLogo };
export const darkFooter = false;
/** The server has rendered the script into the page, where it runs before the bundle. */
export const firstPaintScript = (): string => '';
export const wrapPageElement = undefined;
export default { components: {} };
