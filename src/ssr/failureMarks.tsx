import type { ReactElement } from 'react';
import { type CrashTexts, type FailureConfig, SITE_RUNS } from '../model/site/failure';
import { role } from '../theme/palette';

/** Looks of the banner; the colours are the page's, whose styles are in it and are always there. */
const BOX =
  `margin:1rem;padding:1rem;border:3px solid ${role.danger};border-radius:8px;overflow-wrap:anywhere;` +
  `background:${role.background};color:${role.text}`;

/** The path under which the page lies, with a slash at its end and without the home page's own part of it. */
const FIND_PATH =
  'var p=location.pathname.replace(/(\\/index)?\\.html$/,"").replace(/\\/*$/,"/"),h=t.home;' +
  'if(h&&p.slice(-h.length-1)==="/"+h)p=p.slice(0,-h.length);';

/**
 * The script of the home pages that says why nothing works, where the site's code has not started although all
 * that the page asked for has arrived or failed: so a slow network is no reason. Where the page
 * lies at another path than the one that the site was built for, it names both; else the code could not be fetched.
 * Texts come from attributes of its element, so that it is the same on all pages, and are put in as text only.
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

/** What a page gets for when its code fails. */
interface FailureMarks {
  /** Attributes of `<body>`. */
  attributes: Record<string, string>;
  /** The script of the banner, on a home page. */
  banner: ReactElement | null;
}

/**
 * The attributes of `<body>` with the texts of a crash: what shows them (`src/components/crash/CrashMessage.tsx`) cannot rely on
 * the page's data or its catalogues, which may be what has failed.
 */
const crashAttributes = ({ title, part, whole, retry }: CrashTexts): Record<string, string> => ({
  'data-crash-title': title,
  'data-crash-part': part,
  'data-crash-whole': whole,
  'data-crash-retry': retry,
});

/**
 * What the page at a path gets for when its code fails: the texts of a crash in its language, and on home pages the
 * banner for a code that does not even start.
 * @param pathname path of the page without the base path, as `/en/docs/saldo`
 */
export function failureMarks(pathname: string, { base, hasBanner, texts }: FailureConfig): FailureMarks {
  const [defaultCode = ''] = Object.keys(texts);
  const [, first = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  const code = Object.hasOwn(texts, first) && first !== defaultCode ? first : defaultCode;
  const own = texts[code];
  if (own === undefined) return { attributes: {}, banner: null };
  const isHome = rest.length === 0 && (first === '' || first === code);
  return {
    attributes: crashAttributes(own.crash),
    banner:
      hasBanner && isHome ? (
        <script
          key="base-url-banner"
          data-base={base}
          data-home={code === defaultCode ? '' : `${code}/`}
          data-title={own.banner.title}
          data-hint={own.banner.hint}
          data-script={own.banner.script}
          data-path={own.banner.path}
          dangerouslySetInnerHTML={{ __html: baseUrlBannerScript }}
        />
      ) : null,
  };
}
