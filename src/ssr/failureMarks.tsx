import type { ReactElement } from 'react';
import type { CrashTexts, FailureConfig } from '../model/site/failure';
import { baseUrlBannerScript } from './baseUrlBannerScript';

/** What a page gets for when its code fails. */
export interface FailureMarks {
  /** Attributes of `<body>`. */
  attributes: Record<string, string>;
  /** The script of the banner, on a home page. */
  banner: ReactElement | null;
}

/**
 * The attributes of `<body>` with the texts of a crash: what shows them (`src/browser/site/crashTexts.ts`) cannot rely on
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
