import type { Router } from './router';

let router: Router | undefined;

/** The router; undefined before hydration. */
export const currentRouter = (): Router | undefined => router;

export function setRouter(next: Router): void {
  router = next;
}
