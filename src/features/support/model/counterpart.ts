/**
 * The id of a part of a page on the same page in another language: the same one where both have it, else that of the
 * heading in the same place, where both have as many. Undefined where nothing says so.
 * @param here ids of the headings of the page that has it, in order
 * @param there ids of the headings of the page in the other language
 */
export function counterpart(id: string, here: readonly string[], there: readonly string[]): string | undefined {
  if (there.includes(id)) return id;
  return here.length === there.length ? there[here.indexOf(id)] : undefined;
}
