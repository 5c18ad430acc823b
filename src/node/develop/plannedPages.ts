import type { PagePlan } from '../pages/pagePlan';

type Planned = Pick<PagePlan, 'path' | 'template' | 'context'>;

let planned: ReadonlyMap<string, Planned> = new Map();
let tell: () => void = () => undefined;

/** Notes which pages there are now, while developing. */
export function notePlannedPages(plans: readonly Planned[]): void {
  planned = new Map(plans.map((plan) => [plan.path, plan]));
  tell();
}

/** Calls back whenever the pages have been planned anew. */
export function onPlannedPages(listener: () => void): void {
  tell = listener;
}

/** What makes the page of a path in a locale; undefined where there is none. */
export function templateOf(path: string, locale: string): string | undefined {
  const plan = planned.get(path);
  const onlyIn = plan?.context.onlyIn as readonly string[] | undefined;
  return onlyIn === undefined || onlyIn.includes(locale) ? plan?.template : undefined;
}
