/** How many causes are named at most: an error may name itself as its cause. */
const MAX_CAUSES = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

/**
 * What an error says, and below it what its causes say, each under a line of its own.
 * @example errorText(new Error('No sidebar', { cause: new Error('No data') })) // 'No sidebar\n---\nNo data'
 */
export function errorText(error: unknown): string {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length <= MAX_CAUSES) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join('\n---\n');
}
