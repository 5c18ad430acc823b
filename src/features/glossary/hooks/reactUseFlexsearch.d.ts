/** The hook brings no types. */
declare module 'react-use-flexsearch' {
  /**
   * The store's entries for a query, best first; ids missing in the store yield `undefined`.
   * @throws in an effect, without index or store
   */
  export function useFlexSearch<Entry>(
    query: string,
    index: object | string,
    store: Record<string, Entry>,
    options?: unknown,
  ): (Entry | undefined)[];
}
