import { useEffect, useRef } from 'react';
import { afterPaint } from '../../browser/router/afterPaint';
import { startIslands } from '../../browser/reading/startIslands';

interface ArticleProps {
  html: string;
  islands: readonly string[];
}

/** Finished content. React leaves it alone; what is interactive in it is enhanced by its islands. */
export function Article({ html, islands }: ArticleProps) {
  const root = useRef<HTMLDivElement>(null);
  const names = islands.join(' ');
  useEffect(() => {
    const content = root.current;
    if (content === null || names === '') return undefined;
    // What they measure has its size once the page is painted.
    let stop: () => void = afterPaint(() => {
      stop = startIslands(names.split(' '), content);
    });
    return () => stop();
  }, [html, names]);
  return <div ref={root} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
