/** The hook brings no types. */
declare module 'react-use-flexsearch' {
  /** The store's entries for a query, best first; an id missing in the store yields `undefined`. */
  export function useFlexSearch<Entry>(
    query: string,
    index: object | string,
    store: Record<string, Entry>,
    options?: unknown,
  ): (Entry | undefined)[];
}
