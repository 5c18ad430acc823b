import type { Heading, Section } from '../../model/pages/compiledContent';

/** A page with fewer questions is no list of them, and so is one on which they are not most of the headings. */
const QUESTIONS_MIN = 3;
const QUESTIONS_SHARE = 0.75;

interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** The questions that a page of questions asks in its headings, with their answers; none on any other page. */
export function findQuestions(headings: readonly Heading[], sections: readonly Section[]): AnsweredQuestion[] {
  const chapters = headings.filter(({ depth }) => depth === 2);
  const questions = new Set(chapters.filter(({ text }) => text.endsWith('?')).map(({ id }) => id));
  if (questions.size < QUESTIONS_MIN || questions.size < chapters.length * QUESTIONS_SHARE) return [];
  const starts = new Set(chapters.map(({ id }) => id));
  const found: AnsweredQuestion[] = [];
  let isAnswer = false;
  for (const { id, heading, text } of sections) {
    const last = found.at(-1);
    if (starts.has(id)) {
      isAnswer = questions.has(id);
      if (isAnswer) found.push({ question: heading, answer: text });
    } else if (isAnswer && last !== undefined) {
      // What is under a heading of a lower level belongs to the answer.
      last.answer = [last.answer, heading, text].filter((part) => part !== '').join(' ');
    }
  }
  return found.filter(({ answer }) => answer !== '');
}
