import { useEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '../../browser/router/afterPaint';
import { startIslands } from '../../browser/reading/startIslands';

/** Starts the islands of finished content, and again when `html` changes. */
export function useIslands(root: RefObject<HTMLElement>, islands: readonly string[], html?: string): void {
  const names = islands.join(' ');
  useEffect(() => {
    const content = root.current;
    if (content === null || names === '') return undefined;
    // Islands measure elements, which have their size after the paint.
    let stop: () => void = afterPaint(() => {
      stop = startIslands(names.split(' '), content);
    });
    return () => stop();
  }, [root, html, names]);
}

interface ArticleProps {
  html: string;
  islands: readonly string[];
}

/** Finished content. React does not touch it; islands make parts of it interactive. */
export function Article({ html, islands }: ArticleProps) {
  const root = useRef<HTMLDivElement>(null);
  useIslands(root, islands, html);
  return <div ref={root} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
