import { headingText } from './extractSection';

/** A page whose headings are questions has at least this many, and they are more than half of the headings. */
const QUESTIONS_MIN = 3;

/** Returns the headings of a page of questions and answers; none on other pages. */
export function questionsIn(root: Element | undefined): HTMLElement[] {
  const headings = [...(root?.querySelectorAll<HTMLElement>('h2[id], h3[id]') ?? [])];
  const questions = headings.filter((heading) => headingText(heading).endsWith('?'));
  return questions.length >= QUESTIONS_MIN && questions.length * 2 > headings.length ? questions : [];
}
