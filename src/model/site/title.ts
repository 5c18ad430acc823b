/**
 * The document title: page title, delimiter, site title. Only the site title for a page with the same title or none.
 * @example pageTitle('Saldo', '|', 'Ohjekeskus') // 'Saldo | Ohjekeskus'
 */
export function pageTitle(title: string, delimiter: string, siteTitle: string): string {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === siteTitle ? siteTitle : `${trimmed} ${delimiter} ${siteTitle}`;
}
