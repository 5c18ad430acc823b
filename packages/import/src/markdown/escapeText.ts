/**
 * Escapes plain text for MDX.
 * @example escapeText('a_b {c}') // 'a\\_b \\{c}'
 */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_{}<[\]~|]/g, (sign) => `\\${sign}`).replace(/\s*\n\s*/g, ' ');
}

/** Escapes a text for a double-quoted attribute. */
export function attributeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/\s+/g, ' ').trim();
}
