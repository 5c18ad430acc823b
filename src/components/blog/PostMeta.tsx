import { Fragment } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { longDate } from '../../model/text/date';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { AuthorName, type NamedAuthor } from './AuthorName';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.1rem 0.6rem',
    color: role.textMuted,
    fontSize: '0.9375rem',
    '> :not(:last-child)::after': { content: '"·"', marginInlineStart: '0.6rem' },
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    padding: '0 0.75rem',
    border: '1px solid transparent',
    borderRadius: '14px 14px 14px 0',
    background: role.accentSoft,
    color: role.accent,
    fontSize: '0.875rem',
    fontWeight: 550,
    textDecoration: 'none',
    [media.touch]: { minHeight: 44 },
    '&:hover': { borderColor: role.accent },
  },
});

export interface PostMetaProps {
  date: string;
  readingMinutes: number;
  authors: readonly NamedAuthor[];
  tags: readonly { label: string; path: string }[];
  /** Language of names and tags if it differs from the page's, else null. */
  lang: string | null;
}

/** Date, authors, reading time and tags of a post. */
export function PostMeta({ date, readingMinutes, authors, tags, lang }: PostMetaProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <>
      <p css={styles.row}>
        <time dateTime={date}>{longDate(date, code)}</time>
        <span lang={lang ?? undefined}>
          {authors.map(({ name, path }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <AuthorName name={name} path={path} />
            </Fragment>
          ))}
        </span>
        <span>{t('blog.readingTime', { count: readingMinutes })}</span>
      </p>
      {tags.length > 0 && (
        <ul css={styles.tags} aria-label={t('blog.tags')}>
          {tags.map(({ label, path }) => (
            <li key={path} lang={lang ?? undefined}>
              <SiteLink css={styles.tag} href={path}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
