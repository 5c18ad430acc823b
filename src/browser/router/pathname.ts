import { createContext } from 'react';

/**
 * Pathname of the page that a link is in, for the links that lead to it. The frame and the content each have
 * their own: all links of the frame would be rendered before the next page is seen, if theirs changed along.
 */
export const PathnameContext = createContext('');
