/**
 * Path of the Markdown twin of a page, for programs that read text rather than pages.
 * @example twinPath('/sv/docs/saldo') // '/sv/docs/saldo.md'
 */
export function twinPath(path: string): string {
  return `${path}.md`;
}
