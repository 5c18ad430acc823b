import type { CompiledContent } from '../../model/pages/compiledContent';
import { findQuestions } from './findQuestions';
import { jsonLd, type Thing } from '../../model/structured/jsonLd';
import { faqPage, howTo, videoObject } from '../../model/structured/things';
import { isElement } from '../html/elements';
import { parseHtml } from '../html/parseHtml';
import { readSteps } from './readSteps';
import { readVideos } from './readVideos';

/** Parts of the HTML without which there is nothing to read in it. */
const WORTH_READING = /class="(?:steps|video)"/;

interface DescribedDoc extends Pick<CompiledContent, 'headings' | 'sections'> {
  title: string;
  locale: string;
  /** With the paths and texts of its locale. */
  html: string;
  url: string;
  /** When its videos appeared, in the order of the text. */
  videoDates: readonly string[];
}

/** What a doc's text holds besides text: questions, the steps of a task, videos. Null where there is none of it. */
export function describeDoc({ title, locale, html, url, headings, sections, videoDates }: DescribedDoc): string | null {
  const questions = findQuestions(headings, sections);
  const elements = WORTH_READING.test(html) ? parseHtml(html).children.filter(isElement) : [];
  const steps = readSteps(elements);
  const linked = steps.map(({ text, id }) => ({ text, url: `${url}#${id}` }));
  const whole = (address: string) => new URL(address, url).href;
  const videos = readVideos(elements).map((video, index) =>
    videoObject({
      ...video,
      contentUrl: whole(video.contentUrl),
      thumbnailUrl: whole(video.thumbnailUrl),
      published: videoDates[index] ?? '',
    }),
  );
  const things: Thing[] = [
    ...(questions.length === 0 ? [] : [faqPage(questions)]),
    ...(steps.length === 0 ? [] : [howTo(title, locale, linked)]),
    ...videos,
  ];
  return things.length === 0 ? null : jsonLd(...things);
}
