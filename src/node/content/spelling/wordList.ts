/** What Finnish puts behind a foreign name: `Paytrailista`, `Maventaan`. */
const ENDING = /^i?(?:[nt]|t?[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|n[aä]|[aeiouyäö]{1,2}n|hin)?$/;

/** The words of a list: one a line; what follows `#` is a comment. */
export function parseWordList(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Tells the words of a list, with whatever ending, from others. A capital letter may start a sentence. */
export function createWordTest(words: readonly string[]): (word: string) => boolean {
  const isForm = (word: string) => words.some((own) => word.startsWith(own) && ENDING.test(word.slice(own.length)));
  return (word) => isForm(word) || isForm(word.charAt(0).toLowerCase() + word.slice(1));
}
