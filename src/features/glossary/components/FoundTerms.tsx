import { useEffect } from 'react';
import { useFoundTerms, type TermFiles } from '../hooks/useFoundTerms';
import { useLocale } from '../../../i18n/useLocale';

interface FoundTermsProps {
  query: string;
  files: TermFiles;
  onFound: (keys: readonly string[]) => void;
}

/** Finds the terms that fit what is typed; a chunk of its own, since FlexSearch comes with it. */
export function FoundTerms({ query, files, onFound }: FoundTermsProps) {
  const { code } = useLocale();
  const keys = useFoundTerms(query, files, code);
  const found = keys.join(' ');
  useEffect(() => onFound(found === '' ? [] : found.split(' ')), [found, onFound]);
  return null;
}
