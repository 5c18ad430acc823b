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
