import { createContext, useContext } from 'react';

/** True while a page is shown that a link within the site has led to, and that opens at its top. */
export const OpensAtTopContext = createContext(false);
export const useOpensAtTop = (): boolean => useContext(OpensAtTopContext);
