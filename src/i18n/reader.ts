import { createContext, useContext } from 'react';

/** Reader data for components in content. */
export interface Reader {
  /** Language code of the surrounding text and of the component's texts. */
  locale: string;
}

/** Provided by the page around content components. */
export const ReaderContext = createContext<Reader>({ locale: '' });

/** The reader of the page. */
export const useReader = (): Reader => useContext(ReaderContext);
