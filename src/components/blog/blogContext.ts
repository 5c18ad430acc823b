/** What each template of the blog's lists gets. */
export interface BlogContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
}

/** A part of a long list, and the paths of the parts beside it. */
export interface BlogListContext extends BlogContext {
  number: number;
  newer: string | null;
  older: string | null;
}
