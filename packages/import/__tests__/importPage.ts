import type { ImportPlan } from '../src/plan';
import { compareSites, LOSSES, toldLosses } from '../src/report/compare';
import { comparedRows } from '../src/report/ownerPage';
import { FACT_KINDS } from '../src/report/pageFacts';
import { convertText, newPageState } from '../src/markdown/convertBody';
import type { ConvertedBody, PageContext } from '../src/markdown/conversion';

/** A page whose links and images do not change. */
export const PLAIN_CONTEXT: PageContext = {
  link: (url) => ({ url }),
  image: (url) => ({ url }),
  partial: () => undefined,
  text: () => undefined,
  scope: {},
};

/** Converts a text as a page; parts of its context may be given. */
export function convertPage(raw: string, context: Partial<PageContext> = {}): ConvertedBody {
  return convertText(raw, { ...PLAIN_CONTEXT, ...context }, newPageState(true));
}

/** Expects that no part is kept by 100 % where an entry of the report says that one is lost. */
export function expectTrueFigures(plan: ImportPlan): void {
  const comparison = compareSites(plan, {});
  const entries = [...plan.entries, ...comparison.entries];
  for (const part of Object.keys(LOSSES) as (keyof typeof LOSSES)[]) {
    const told = toldLosses(entries, part);
    const found = comparedRows(comparison).find(({ kind }) => kind === part)?.found ?? '';
    expect([part, found.endsWith('(100 %)')]).toEqual([part, told === 0 && comparison.rows[part].lost === 0]);
  }
  for (const { kind, message } of comparison.entries)
    for (const part of FACT_KINDS)
      if (kind === 'not-found' && new RegExp(`\\d ${part}\\b`).test(message))
        expect(comparison.rows[part].lost).toBeGreaterThan(0);
}
