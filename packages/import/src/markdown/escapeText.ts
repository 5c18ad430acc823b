/**
 * A plain text as MDX that says just that.
 * @example escapeText('a_b {c}') // 'a\\_b \\{c}'
 */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_{}<[\]~|]/g, (sign) => `\\${sign}`).replace(/\s*\n\s*/g, ' ');
}

/** A text as the value of an attribute in double quotes. */
export function attributeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/\s+/g, ' ').trim();
}
