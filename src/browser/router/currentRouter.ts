import type { Router } from './router';

let router: Router | undefined;

/** The site's one router; before the first page is taken over there is none. */
export const currentRouter = (): Router | undefined => router;

export function setRouter(next: Router): void {
  router = next;
}
