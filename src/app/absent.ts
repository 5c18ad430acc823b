/*
 * Replaces modules of which the bundle at hand uses nothing (see `src/node/bundle/browserModules.ts`): parts of the frame
 * that the settings leave out, packages that Gatsby bundles into every site, and the code of pages where `develop` writes
 * the empty HTML that the browser starts from.
 */
const Nothing = () => null;
export { Nothing as FooterColumns, Nothing as FooterRow, Nothing as NavbarDropdown, Nothing as ThemedLogo };
export const darkFooter = false;
/** The server has written the script into the page, where it has run before any of the bundle. */
export const firstPaintScript = (): string => '';
export const wrapPageElement = undefined;
export default { components: {} };
