/*
 * Stands in for the code of pages where `develop` writes the empty HTML that the browser starts from (see
 * `shellModules`).
 */
export default { components: {} };
export const wrapPageElement = undefined;
