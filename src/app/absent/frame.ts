/*
 * Stands in for parts of the frame in the browser's bundle of a site whose settings have none of them (see
 * `onCreateWebpackConfig`).
 */
const Nothing = () => null;
export const darkFooter = false;
export {
  Nothing as AnnouncementBar,
  Nothing as FooterColumns,
  Nothing as FooterRow,
  Nothing as NavbarDropdown,
  Nothing as ThemedLogo,
};
