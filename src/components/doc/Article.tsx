import { useEffect, useRef } from 'react';
import { startIslands } from '../../browser/islands';
import { useText } from '../../i18n/useText';

interface ArticleProps {
  html: string;
  islands: readonly string[];
  /** Language of the text where it is not the page's, else null. */
  lang: string | null;
}

/** Finished content. React leaves it alone; what is interactive in it is enhanced by its islands. */
export function Article({ html, islands, lang }: ArticleProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const names = islands.join(' ');
  useEffect(() => {
    if (root.current === null || names === '') return undefined;
    return startIslands(names.split(' '), root.current);
  }, [html, names]);
  const texts = names === '' ? {} : { 'data-copy': t('content.copy'), 'data-copied': t('content.copied'), 'data-copy-failed': t('content.copyFailed') };
  return <div ref={root} className="prose" lang={lang ?? undefined} {...texts} dangerouslySetInnerHTML={{ __html: html }} />;
}
