import { createContext } from 'react';

/** Pathname of the page that is shown, for the links that lead to it. */
export const PathnameContext = createContext('');
