/**
 * Returns the id of a section in the translation of its page: the same id if the translation has it, else that of the
 * heading at the same position if both have equally many. Undefined if neither applies.
 * @param here ids of the headings of the page, in order
 * @param there ids of the headings of the translation
 */
export function counterpart(id: string, here: readonly string[], there: readonly string[]): string | undefined {
  if (there.includes(id)) return id;
  return here.length === there.length ? there[here.indexOf(id)] : undefined;
}
