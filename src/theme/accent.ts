/** The variable of the accent. It is apart from the other roles: the browser's code that names it needs no other colour. */
export const ACCENT_VARIABLE = '--a';
