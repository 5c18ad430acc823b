/**
 * Path of the Markdown alternate of a page, for programs that read text rather than pages.
 * @example markdownPath('/sv/docs/saldo') // '/sv/docs/saldo.md'
 */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
