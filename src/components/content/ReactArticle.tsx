import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import { afterPaint } from '../../browser/router/afterPaint';
import { startIslands } from '../../browser/reading/startIslands';
import { ReaderContext } from '../../i18n/reader';
import type { FilledMark } from '../../model/pages/marks';
import { ContentPart } from './ContentPart';
import { LOCALIZED, MarksContext } from './localized';

const COMPONENTS = { ...LOCALIZED, ContentPart };

interface ReactArticleProps {
  /** Code of the language of the text. */
  locale: string;
  marks: readonly FilledMark[];
  islands: readonly string[];
  /** The compiled page. */
  children: ReactNode;
}

/** Content that React renders: the elements are those of any other page, the components are the content's own. */
export function ReactArticle({ locale, marks, islands, children }: ReactArticleProps) {
  const root = useRef<HTMLDivElement>(null);
  const names = islands.join(' ');
  const filled = useMemo(() => new Map(marks.map(({ mark, text }) => [mark, text])), [marks]);
  const reader = useMemo(() => ({ locale }), [locale]);
  useEffect(() => {
    const content = root.current;
    if (content === null || names === '') return undefined;
    let stop: () => void = afterPaint(() => {
      stop = startIslands(names.split(' '), content);
    });
    return () => stop();
  }, [names]);
  return (
    <MarksContext.Provider value={filled}>
      <ReaderContext.Provider value={reader}>
        <MDXProvider components={COMPONENTS}>
          <div ref={root} className="prose" data-any-content="">
            {children}
          </div>
        </MDXProvider>
      </ReaderContext.Provider>
    </MarksContext.Provider>
  );
}
