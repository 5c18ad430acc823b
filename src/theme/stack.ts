/**
 * Children below each other, with a gap. The column may be narrower than its content, so that a wide table
 * scrolls in its own box instead of widening the page.
 */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
