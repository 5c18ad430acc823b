import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import createEmotionServer from '@emotion/server/create-instance';
import { compile, middleware, serialize, stringify } from 'stylis';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { globalStyles } from '../theme/globalStyles';
import { safariPrefixes } from './safariPrefixes';
import { classesOf, rulesOf } from './styleRegistry';

/** The classes of which every page has the rules; the bundler puts them in. */
declare const __FRAME_CLASSES__: readonly string[] | undefined;

/** Undefined in a test, which no bundler has seen. */
const frameClasses = () => new Set(typeof __FRAME_CLASSES__ === 'undefined' ? [] : (__FRAME_CLASSES__ ?? []));

/** Key of Emotion's style tags; the browser's cache has the same by default. */
const STYLE_KEY = 'css';

/** The global styles as CSS, the same on every page. */
const globalCss = serialize(compile(serializeStyles(globalStyles).styles), middleware([safariPrefixes, stringify]));

/** A style attribute on one of the two elements that Gatsby itself puts around and after a page. */
const FRAME_STYLE = /(<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*?) style="[^"]*"/g;

/** Gatsby's announcer of new pages interrupts what a screen reader is saying; the site's own waits. */
const ASSERTIVE = /(<div(?=[^<>]* id="gatsby-announcer")[^<>]* aria-live=")assertive/;

/**
 * Renders a page with its styles in its head: those of the frame, which are the same on every page, so that its code
 * needs none; and those that the page uses. Left alone, Emotion writes a style tag into the
 * body before each first use, which is no valid HTML. Gatsby's own style attributes are taken out, since the
 * Content-Security-Policy allows none; `globalStyles` has what they say.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [safariPrefixes] });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const frame = frameClasses();
  const own = new Set([...classesOf(html)].filter((name) => !frame.has(name)));
  // What components of the content say with Emotion.
  const others = createEmotionServer(cache).extractCriticalToChunks(html).styles;
  const css = rulesOf(own) + others.map((style) => style.css).join('');
  setHeadComponents([
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss + rulesOf(frame) }} />,
    ...(css === ''
      ? []
      : [
          <style
            key="page"
            data-emotion={`${STYLE_KEY} ${others.flatMap(({ ids }) => ids).join(' ')}`}
            dangerouslySetInnerHTML={{ __html: css }}
          />,
        ]),
  ]);
  replaceBodyHTMLString(html.replace(FRAME_STYLE, '$1').replace(ASSERTIVE, '$1polite'));
};
