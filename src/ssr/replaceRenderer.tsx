import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { contentGroups } from '../theme/prose/prose';

/** The start of the element with finished content, the end of what can have some, and content that changes later. */
const CONTENT = 'class="prose';
const CONTENT_END = '</main>';
const ANY_CONTENT = ' data-any-content="';

/** The groups of content elements in a page's HTML. */
export function groupsOf(html: string): string[] {
  const start = html.indexOf(CONTENT);
  const end = html.indexOf(CONTENT_END, start);
  const content = start < 0 ? '' : html.slice(start, end < 0 ? undefined : end);
  const isForAny = html.includes(ANY_CONTENT);
  return contentGroups.flatMap(({ name, marks }) => (isForAny || marks.test(content) ? [name] : []));
}

/** Rules and classes of the site's styles, inlined: the modules loaded in a process depend on its pages. */
declare const __STYLES__: {
  rules: Readonly<Record<string, string>>;
  frame: readonly string[];
  whole: string;
  groups: Readonly<Record<string, string>>;
} | null;

/** The rules of classes, in definition order on every page. */
const rulesOf = (classes: ReadonlySet<string>): string =>
  Object.entries(__STYLES__?.rules ?? {})
    .flatMap(([name, css]) => (classes.has(name) ? [css] : []))
    .join('');

/** The classes in a page's HTML. */
const classesOf = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '));

/** A style attribute of Gatsby's focus wrapper and announcer. */
const FRAME_STYLE = /(<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*?) style="[^"]*"/g;

/** Gatsby's assertive announcer interrupts screen readers; a polite one waits. */
const ASSERTIVE = /(<div(?=[^<>]* id="gatsby-announcer")[^<>]* aria-live=")assertive/;

/**
 * Renders a page with its styles in the head: those of the layout, equal on every page so that its code needs none,
 * those of content groups, and those of used classes. Removes Gatsby's style attributes, which the
 * Content-Security-Policy forbids; `commonStyles` replaces them.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const html = renderToString(<>{bodyComponent}</>);
  const frame = new Set(__STYLES__?.frame);
  const css = rulesOf(new Set(classesOf(html).filter((name) => !frame.has(name))));
  setHeadComponents([
    <style key="global" dangerouslySetInnerHTML={{ __html: __STYLES__?.whole ?? '' }} />,
    ...groupsOf(html).map((name) => (
      <style key={name} data-group={name} dangerouslySetInnerHTML={{ __html: __STYLES__?.groups[name] ?? '' }} />
    )),
    ...(css === '' ? [] : [<style key="page" data-page="" dangerouslySetInnerHTML={{ __html: css }} />]),
  ]);
  replaceBodyHTMLString(html.replace(FRAME_STYLE, '$1').replace(ASSERTIVE, '$1polite'));
};
