import { useEffect, useRef } from 'react';
import { startIslands } from '../../browser/islands';

interface ArticleProps {
  html: string;
  islands: readonly string[];
}

/** Finished content. React leaves it alone; what is interactive in it is enhanced by its islands. */
export function Article({ html, islands }: ArticleProps) {
  const root = useRef<HTMLDivElement>(null);
  const names = islands.join(' ');
  useEffect(() => {
    if (root.current === null || names === '') return undefined;
    return startIslands(names.split(' '), root.current);
  }, [html, names]);
  return <div ref={root} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
