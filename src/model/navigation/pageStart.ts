/** Id of the element at the very start of a page, around the link past the navigation. */
export const PAGE_START_ID = 'page-start';

/** Attribute of a page's main part until its first screen is painted. */
export const ARRIVING = 'data-arriving';
