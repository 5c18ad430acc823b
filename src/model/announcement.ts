/** Key under which the id of the announcement that the reader closed is stored. */
export const ANNOUNCEMENT_KEY = 'ohjekeskus.announcement';
