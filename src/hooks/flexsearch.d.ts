/** FlexSearch 0.6 and its hook bring no types; these are the parts that the site uses. */
declare module 'flexsearch' {
  interface Index {
    import(postings: string): void;
    search(query: string, options?: unknown): (string | number)[];
    add(id: number | string, text: string): Index;
    export(): string;
  }
  const FlexSearch: { create(options?: object): Index };
  export default FlexSearch;
}

declare module 'react-use-flexsearch' {
  import type FlexSearch from 'flexsearch';
  export function useFlexSearch<Entry>(
    query: string,
    index: ReturnType<typeof FlexSearch.create> | string,
    store: Record<string, Entry>,
    options?: unknown,
  ): (Entry | undefined)[];
}
