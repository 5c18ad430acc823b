/** Path of the page that shows what a reply's link names. */
export const REPLY_PATH = '/vastaus';
