import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Element, ElementContent } from 'hast';
import { findElement, isElement, withClass } from './elements';

/** A text that may be missing, as a paragraph. */
const paragraph = (element: Element | undefined): Element[] =>
  element === undefined ? [] : [h('p', toString(element))];

/** A link and the length behind it. */
function link(href: string, title: string, length: string): Element {
  return h('p', [h('a', { href }, title), ...(length === '' ? [] : [` (${length})`])]);
}

/** What is said, without the links to its moments. */
function plainTranscript(transcript: Element): Element[] {
  const summary = findElement(transcript, ({ tagName }) => tagName === 'summary');
  const list = findElement(transcript, ({ tagName }) => tagName === 'ol');
  const lines = (list?.children ?? [])
    .filter(isElement)
    .map((line) => findElement(line, ({ tagName }) => tagName === 'span'));
  const text = lines.map((line) => (line === undefined ? '' : toString(line))).join(' ');
  return [h('details.transcript', [...(summary === undefined ? [] : [summary]), h('p', text)])];
}

/**
 * A video where none can be shown: a link to its file or its page, what it shows, and what is said in it.
 * Addresses are as they were on the page.
 */
export function plainVideo(video: Element): ElementContent[] {
  const hosted = withClass(video, 'hosted-video-start');
  if (hosted !== undefined) {
    const title = withClass(hosted, 'hosted-video-title') ?? hosted;
    return [link(String(hosted.properties.href), toString(title), '')];
  }
  const file = findElement(video, ({ tagName }) => tagName === 'a');
  const length = findElement(video, ({ tagName }) => tagName === 'time');
  const transcript = withClass(video, 'transcript');
  const spoken = transcript === undefined ? [] : plainTranscript(transcript);
  return [
    ...(file === undefined ? [] : [link(String(file.properties.href), toString(file), length ? toString(length) : '')]),
    ...paragraph(withClass(video, 'video-description')),
    ...spoken,
  ];
}
