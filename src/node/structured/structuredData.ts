import type { Element, ElementContent } from 'hast';
import { localizedPath, originIn } from '../../model/site/locale';
import { withBase } from '../../model/site/path';
import type { LoadedSite } from '../content/loadSite';
import type { Engine } from '../content/engine';
import { localesOf } from '../site/readSite';
import { datesOf, type DatesByFile } from '../content/gitDates';
import type { DocNode } from '../types/nodeTypes';
import type { CompiledContent, Heading, Section } from '../../model/pages/compiledContent';
import { jsonLd, type Thing } from '../../model/structured/jsonLd';
import { faqPage, howTo, videoObject, type VideoThing } from '../../model/structured/things';
import { isElement, hasClass, findElement, withClass } from '../html/elements';
import { parseHtml } from '../html/parseHtml';
import { toString } from 'hast-util-to-string';

/** A video on a page, with addresses as written there. */
type ShownVideo = Omit<VideoThing, 'published'>;

const trimmedText = (element: Element | undefined) => (element === undefined ? '' : toString(element));

function readVideo(video: Element): ShownVideo[] {
  const player = findElement(video, ({ tagName }) => tagName === 'video');
  const file = findElement(video, ({ tagName }) => tagName === 'source');
  const length = findElement(video, ({ tagName }) => tagName === 'time');
  const { poster } = player?.properties ?? {};
  if (file === undefined || typeof poster !== 'string') return [];
  return [
    {
      name: trimmedText(withClass(video, 'video-title')),
      description: trimmedText(withClass(video, 'video-description')),
      duration: String(length?.properties.dateTime ?? ''),
      contentUrl: String(file.properties.src),
      thumbnailUrl: poster,
    },
  ];
}

/** Returns the site's own videos in a text, in order. */
function readVideos(elements: readonly Element[]): ShownVideo[] {
  return elements.flatMap((element) =>
    hasClass(element, 'video') ? readVideo(element) : readVideos(element.children.filter(isElement)),
  );
}

/** Minimum number of questions on a FAQ page, and their minimum share of its level 2 headings. */
const QUESTIONS_MIN = 3;
const QUESTIONS_SHARE = 0.75;

interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** Returns the questions in the headings of a FAQ page, with their answers; none for other pages. */
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
      // The text under lower-level headings belongs to the answer.
      last.answer = [last.answer, heading, text].filter((part) => part !== '').join(' ');
    }
  }
  return found.filter(({ answer }) => answer !== '');
}

/** Parts that are not text of a step. */
const SKIPPED = ['step-link', 'term-note', 'visually-hidden', 'heading-link'];

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || SKIPPED.some((name) => hasClass(node, name))) return '';
  return node.children.map(textOf).join('');
}

/** Returns the step lists in a text. */
function listsIn(node: Element): Element[] {
  const below = node.children.filter(isElement).flatMap(listsIn);
  return node.tagName === 'ol' && hasClass(node, 'steps') ? [node, ...below] : below;
}

/** A step of a task, and its id on the page. */
interface TaskStep {
  text: string;
  id: string;
}

/** Returns the steps of a text that describes one task; none for several tasks or no task. */
function readSteps(elements: readonly Element[]): TaskStep[] {
  const [list, ...others] = elements.flatMap(listsIn);
  if (list === undefined || others.length > 0) return [];
  return list.children.filter(isElement).map((step) => ({
    text: textOf(step).replace(/\s+/g, ' ').trim(),
    id: String(step.properties.id),
  }));
}

/** Matches HTML with steps or videos; other HTML is not parsed. */
const WORTH_READING = /class="(?:steps|video)"/;

interface DescribedDoc extends Pick<CompiledContent, 'headings' | 'sections'> {
  title: string;
  locale: string;
  /** With the paths and texts of its locale. */
  html: string;
  url: string;
  /** Publication dates of its videos, in the order of the text. */
  videoDates: readonly (string | undefined)[];
}

/** Returns the structured data of a doc's text: questions, the steps of a task, videos. Null without any. */
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
      published: videoDates[index],
    }),
  );
  const things: Thing[] = [
    ...(questions.length === 0 ? [] : [faqPage(questions)]),
    ...(steps.length === 0 ? [] : [howTo(title, locale, linked)]),
    ...videos,
  ];
  return things.length === 0 ? null : jsonLd(...things);
}

interface Sources<Context> {
  engine: Engine;
  localize: (html: string, locale: string, context: Context) => string;
  gitDates: () => DatesByFile;
  /** Base path without a trailing slash. */
  base: string;
}

function urlOf({ site, codes: [defaultCode = ''] }: LoadedSite, path: string, locale: string, base: string): string {
  const origin = originIn({ url: site.url, locales: localesOf(site) }, locale);
  return origin + withBase(localizedPath(path, locale, defaultCode), base);
}

/** Structured data of a doc's page for search engines; null where the text is not in the page's language. */
export const structuredData = <Context>({ engine, localize, gitDates, base }: Sources<Context>) => ({
  resolve: (doc: DocNode, { locale }: { locale: string }, context: Context): string | null => {
    const loaded = engine.site();
    if (doc.locale !== locale || loaded === undefined) return null;
    const videos = doc.uses
      .filter(({ kind }) => kind === 'video')
      .flatMap(({ key }) => loaded.videos.fileOf(key) ?? []);
    return describeDoc({
      ...doc,
      html: localize(doc.html, locale, context),
      url: urlOf(loaded, doc.path, locale, base),
      videoDates: videos.map((file) => datesOf(file, gitDates()).added),
    });
  },
});
