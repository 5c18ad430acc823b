import type { ReactElement } from 'react';
import { type CrashTexts, type FailureConfig, SITE_RUNS } from '../model/site/failure';
import { role } from '../theme/palette';

/** Styles of the banner; the colours are variables of the page. */
const BOX =
  `margin:1rem;padding:1rem;border:3px solid ${role.danger};border-radius:8px;overflow-wrap:anywhere;` +
  `background:${role.background};color:${role.text}`;

/** Finds the path at which the site is served: with a trailing slash and without the home page's locale. */
const FIND_PATH =
  'var p=location.pathname.replace(/(\\/index)?\\.html$/,"").replace(/\\/*$/,"/"),h=t.home;' +
  'if(h&&p.slice(-h.length-1)==="/"+h)p=p.slice(0,-h.length);';

/**
 * Script of the home pages that explains why nothing works, if the site's script has not started after all resources
 * have loaded or failed; so a slow network does not trigger it. For a site at another path it shows both paths;
 * otherwise the script failed to load. The texts come from attributes, so that the script is the same on all pages, and
 * are inserted as plain text.
 */
export const baseUrlBannerScript =
  '(function(d){var t=d.currentScript.dataset;addEventListener("load",function(){' +
  `if(d.documentElement.getAttribute("data-scripted")==="${SITE_RUNS}")return;` +
  FIND_PATH +
  'var b=d.createElement("div"),say=function(n,x){b.appendChild(d.createElement(n)).textContent=x};' +
  `b.id="base-url-banner";b.setAttribute("role","alert");b.style.cssText="${BOX}";` +
  'say("strong",t.title);say("p",t.hint);' +
  'say("p",p===t.base?t.script:t.path.split("{{suggested}}").join(p));' +
  'd.body.insertBefore(b,d.body.firstChild)})})(document)';

/** Failure markup of a page. */
interface FailureMarks {
  /** Attributes of `<body>`. */
  attributes: Record<string, string>;
  /** Script of the banner, on home pages. */
  banner: ReactElement | null;
}

/** The attributes of `<body>` with the crash texts, since the page data and catalogues may have failed. */
const crashAttributes = ({ title, part, whole, retry }: CrashTexts): Record<string, string> => ({
  'data-crash-title': title,
  'data-crash-part': part,
  'data-crash-whole': whole,
  'data-crash-retry': retry,
});

/** The failure markup of a page, whose path is without the base: crash texts and, on home pages, the banner. */
export function failureMarks(pathname: string, { base, hasBanner, texts }: FailureConfig): FailureMarks {
  const [defaultCode = ''] = Object.keys(texts);
  const [, first = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  const code = Object.hasOwn(texts, first) && first !== defaultCode ? first : defaultCode;
  const localeTexts = texts[code];
  if (localeTexts === undefined) return { attributes: {}, banner: null };
  const isHome = rest.length === 0 && (first === '' || first === code);
  return {
    attributes: crashAttributes(localeTexts.crash),
    banner:
      hasBanner && isHome ? (
        <script
          key="base-url-banner"
          data-base={base}
          data-home={code === defaultCode ? '' : `${code}/`}
          data-title={localeTexts.banner.title}
          data-hint={localeTexts.banner.hint}
          data-script={localeTexts.banner.script}
          data-path={localeTexts.banner.path}
          dangerouslySetInnerHTML={{ __html: baseUrlBannerScript }}
        />
      ) : null,
  };
}
