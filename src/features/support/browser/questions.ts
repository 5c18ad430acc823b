import type { SiteLocales } from '../model/siteLocales';
import { headingText } from './extractSection';
import { pageText } from './pageText';
import type { Target } from './targets';

/** A question of a page of questions and answers. */
export interface Question {
  target: Target;
  text: string;
}

/** A page of questions and answers has at least this many; guides have headings that are questions, too. */
const QUESTIONS_MIN = 3;

/** Returns the headings of a page on which all headings but one at most are questions; none on other pages. */
export function questionsIn(root: Element | undefined): HTMLElement[] {
  const headings = [...(root?.querySelectorAll<HTMLElement>('h2[id], h3[id]') ?? [])];
  const questions = headings.filter((heading) => headingText(heading).endsWith('?'));
  return questions.length >= QUESTIONS_MIN && questions.length >= headings.length - 1 ? questions : [];
}

/** Returns the questions of a page that is one of questions and answers; none for its sections and other pages. */
export async function questionsAt(
  { path, anchor, quote }: Target,
  code: string,
  site: SiteLocales,
): Promise<Question[]> {
  if (anchor !== '' || quote !== undefined) return [];
  const text = await pageText(path, code, site);
  return questionsIn(text?.root).map((heading) => ({
    target: { path: text?.path ?? path, anchor: heading.id },
    text: headingText(heading),
  }));
}
