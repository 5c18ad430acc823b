/** Converts HTML of the settings to plain text with links. */
export function plainText(html: string): string {
  return html
    .replace(
      /<a\s[^>]*href=(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>([\s\S]*?)<\/a>/gi,
      (_all, a: string, b: string, c: string, text: string) =>
        `[${text.replace(/<[^>]+>/g, '').trim()}](${a ?? b ?? c})`,
    )
    .replace(/<(b|strong)\b[^>]*>([\s\S]*?)<\/\1>/gi, '**$2**')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]+>|<\/?[a-z][^<]*$/gi, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
