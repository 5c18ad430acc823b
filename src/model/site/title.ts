/** The document title, `Saldo | Ohjekeskus`; the site title alone for a page with the same title or none. */
export function pageTitle(title: string, delimiter: string, siteTitle: string): string {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === siteTitle ? siteTitle : `${trimmed} ${delimiter} ${siteTitle}`;
}
