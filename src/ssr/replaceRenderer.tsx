import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { contentGroups } from '../theme/prose/prose';

/** How the element of finished content begins, and one whose content may become any other in the browser. */
const CONTENT = 'class="prose';
const ANY_CONTENT = ' data-any-content="';

/** The groups of content elements that a page needs. */
export function groupsOf(html: string): string[] {
  const start = html.indexOf(CONTENT);
  const content = start < 0 ? '' : html.slice(start);
  const isForAny = html.includes(ANY_CONTENT);
  return contentGroups.flatMap(({ name, marks }) => (isForAny || marks.test(content) ? [name] : []));
}

/**
 * The rules of each class, in the order that counts, the classes of which every page has the rules, the styles of every
 * page, and those of groups of content elements. The bundler puts them in: which modules a process has loaded depends on the pages that it has written before.
 */
declare const __STYLES__: {
  rules: Readonly<Record<string, string>>;
  frame: readonly string[];
  whole: string;
  groups: Readonly<Record<string, string>>;
} | null;

/** The rules of classes, in the order of their definition, whatever page it is. */
const rulesOf = (classes: ReadonlySet<string>): string =>
  Object.entries(__STYLES__?.rules ?? {})
    .flatMap(([name, css]) => (classes.has(name) ? [css] : []))
    .join('');

/** The classes that a page uses. */
const classesOf = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '));

/** A style attribute on one of the two elements that Gatsby itself puts around and after a page. */
const FRAME_STYLE = /(<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*?) style="[^"]*"/g;

/** Gatsby's announcer of new pages interrupts what a screen reader is saying; the site's own waits. */
const ASSERTIVE = /(<div(?=[^<>]* id="gatsby-announcer")[^<>]* aria-live=")assertive/;

/**
 * Renders a page with its styles in its head: those of the frame, which are the same on every page, so that its code
 * needs none; those of the content's elements, by groups; and those that the page uses. Gatsby's own style attributes are taken out, since the
 * Content-Security-Policy allows none; `commonStyles` has what they say.
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
