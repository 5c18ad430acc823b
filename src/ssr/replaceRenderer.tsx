import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import createEmotionServer from '@emotion/server/create-instance';
import { compile, middleware, serialize, stringify } from 'stylis';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { globalStyles } from '../theme/globalStyles';
import { safariPrefixes } from './safariPrefixes';

/** Key of Emotion's style tags; the browser's cache has the same by default. */
const STYLE_KEY = 'css';

/** The global styles as CSS, the same on every page. */
const globalCss = serialize(compile(serializeStyles(globalStyles).styles), middleware([safariPrefixes, stringify]));

/** A style attribute on one of the two elements that Gatsby itself puts around and after a page. */
const FRAME_STYLE = /(<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*?) style="[^"]*"/g;

/** Gatsby's announcer of new pages interrupts what a screen reader is saying; the site's own waits. */
const ASSERTIVE = /(<div(?=[^<>]* id="gatsby-announcer")[^<>]* aria-live=")assertive/;

/**
 * Renders a page with the styles that it uses in its head. Left alone, Emotion writes a style tag into the
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
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  setHeadComponents([
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    ...styles
      .filter(({ css }) => css !== '')
      .map(({ key, ids, css }) => (
        <style
          key={`${key} ${ids.join(' ')}`}
          data-emotion={[key, ...ids].join(' ')}
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  ]);
  replaceBodyHTMLString(html.replace(FRAME_STYLE, '$1').replace(ASSERTIVE, '$1polite'));
};
