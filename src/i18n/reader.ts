import { createContext, useContext } from 'react';

/** What a component of the content knows of its reader. */
export interface Reader {
  /** Code of the language of the text around it, which its own texts are in, too. */
  locale: string;
}

/** Tells the components of the content who reads; the page around them provides it. */
export const ReaderContext = createContext<Reader>({ locale: '' });

/** Who reads the page. */
export const useReader = (): Reader => useContext(ReaderContext);
