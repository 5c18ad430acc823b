/** Id of the element that carries a not-found page's data. */
export const PAGE_DATA_ID = 'page-data';

/**
 * The script of a not-found page. A host shows the page at whatever address was asked for; Gatsby's code would
 * then put the default locale's in its place. So the page brings its data along, and says that it belongs to the
 * address at hand. The data is in an element of its own, so that the script is the same in every locale.
 * @param base base path without a trailing slash
 */
export function pageDataScript(base: string): string {
  return (
    `window.pageData=Object.assign(JSON.parse(document.getElementById("${PAGE_DATA_ID}").textContent),` +
    `{path:location.pathname.slice(${base.length})||"/"})`
  );
}
