import { css } from '@emotion/react';
import { useText } from '../../i18n/useText';
import type { TocEntry } from '../../model/toc';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { radius, role, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  side: {
    position: 'sticky',
    top: NAVBAR_HEIGHT + 24,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${NAVBAR_HEIGHT + 48}px)`,
    overflowY: 'auto',
    fontSize: '0.875rem',
    [media.withoutContents]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  title: { fontSize: '0.875rem', color: role.text, paddingBottom: space.s },
  box: {
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    fontSize: '0.9375rem',
    [media.withContents]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  summary: { padding: `0.6rem ${space.m}`, cursor: 'pointer', fontWeight: 600 },
  boxList: { padding: `0 ${space.m} ${space.m}` },
});

/** Looks of the list, on its root: one class instead of one on each of its links. */
const listStyles = css({
  ul: { display: 'grid', gap: 1, borderInlineStart: `1px solid ${role.border}` },
  'ul ul': { paddingInlineStart: '0.75rem', border: 0 },
  a: {
    display: 'block',
    padding: '0.28rem 0 0.28rem 0.8rem',
    color: role.textMuted,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  'a:hover': { color: role.accent },
});

function TocList({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <TocList entries={children} />}
        </li>
      ))}
    </ul>
  );
}

interface TableOfContentsProps {
  entries: readonly TocEntry[];
  /** Language of the headings where it is not the page's, else null. */
  lang: string | null;
}

/** The headings of the page beside its text; for windows that are wide enough. */
export function TableOfContents({ entries, lang }: TableOfContentsProps) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <nav css={styles.side} aria-label={t('navigation.contents')}>
      <h2 css={styles.title}>{t('navigation.contents')}</h2>
      <div css={listStyles} lang={lang ?? undefined}>
        <TocList entries={entries} />
      </div>
    </nav>
  );
}

/** The same headings in a box above the text, for narrower windows. */
export function TableOfContentsBox({ entries, lang }: TableOfContentsProps) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <details css={styles.box}>
      <summary css={styles.summary}>{t('navigation.contents')}</summary>
      <div css={[listStyles, styles.boxList]} lang={lang ?? undefined}>
        <TocList entries={entries} />
      </div>
    </details>
  );
}
