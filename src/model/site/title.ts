/**
 * The title of a page's tab: page title, delimiter, site title; the site title alone when the page has
 * none or has the same.
 * @example pageTitle('Saldo', '|', 'Ohjekeskus') // 'Saldo | Ohjekeskus'
 */
export function pageTitle(title: string, delimiter: string, siteTitle: string): string {
  const own = title.trim();
  return own === '' || own === siteTitle ? siteTitle : `${own} ${delimiter} ${siteTitle}`;
}
