/** The hook brings no types. */
declare module 'react-use-flexsearch' {
  /**
   * The store's entries for a query, best first; ids that the store lacks give `undefined`.
   * @throws in an effect, when index or store is missing
   */
  export function useFlexSearch<Entry>(
    query: string,
    index: object | string,
    store: Record<string, Entry>,
    options?: unknown,
  ): (Entry | undefined)[];
}
