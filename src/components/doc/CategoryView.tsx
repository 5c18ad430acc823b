import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import { groupIds, type CategoryCard, type CategoryGroup } from '../../model/pages/category';
import type { Neighbours } from '../../model/navigation/sidebar';
import { frame, stack } from '../../theme/stack';
import { space } from '../../theme/tokens';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { Slot } from '../layout/Slot';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { PrevNext } from '../navigation/PrevNext';
import { CardGrid, type Card, type CardGridProps } from '../ui/CardGrid';
import { styleSheet } from '../../theme/styleSheet';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { SiteLink } from '../ui/SiteLink';
import { translatedFirst } from '../../model/pages/pageList';
import { useLocale } from '../../i18n/useLocale';

/** Styles of the list, on its root instead of its many rows. */
const { style } = styleSheet({
  style: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    columnGap: space.xl,
    '> li': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: 2,
      padding: '0.7rem 0',
      borderTop: `1px solid ${role.border}`,
    },
    'h2, h3': { fontSize: '1rem', fontWeight: 600, textWrap: 'wrap' },
    a: { textDecoration: 'none' },
    'a::after': { content: '""', position: 'absolute', inset: '0 -0.6rem' },
    'li:hover a': { color: role.accentHover, textDecoration: 'underline' },
    p: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.45 },
  },
});

/** A compact list of links with descriptions, for more pages than cards can show. */
export function LinkList({ cards, level }: CardGridProps) {
  const { code } = useLocale();
  const Title = `h${level}` as const;
  return (
    <ul css={style}>
      {translatedFirst(cards).map(({ title, description, href, lang, note }) => (
        <li key={href} lang={lang ?? undefined}>
          <Title>
            <SiteLink href={href} pageLang={note === undefined ? lang : null}>
              {title}
            </SiteLink>
          </Title>
          {description !== '' && <p>{description}</p>}
          {note !== undefined && <p lang={lang === null ? undefined : code}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

const styles = styleSheet({
  page: { ...stack, ...frame, gap: space.xl },
  head: { display: 'grid', gap: space.l },
  group: { ...stack, gap: space.m },
  groupTitle: { fontSize: '1.25rem' },
  list: { display: 'flex', flexWrap: 'wrap', gap: space.s, [media.print]: { display: 'none' } },
  link: {
    display: 'flex',
    gap: '0.45rem',
    padding: '0.3rem 0.8rem',
    border: `1px solid ${role.border}`,
    borderRadius: 999,
    color: role.text,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    [media.touch]: { alignItems: 'center', minHeight: 44 },
    '&:hover': { borderColor: role.accent, color: role.accent },
  },
  count: { color: role.textMuted },
});

/** Minimum number of groups for links to them. */
const MIN_GROUPS = 3;

interface GroupLinksProps {
  groups: readonly { id: string; label: string; count: number }[];
}

/** Links to the groups of a long page. */
function GroupLinks({ groups }: GroupLinksProps) {
  const t = useText();
  if (groups.length < MIN_GROUPS) return null;
  return (
    <nav aria-label={t('navigation.contents')}>
      <ul css={styles.list}>
        {groups.map(({ id, label, count }) => (
          <li key={id}>
            <a css={styles.link} href={`#${id}`}>
              {label} <span css={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Maximum number of cards on a category's page; longer lists are rows, which are quicker to scan. */
const CATEGORY_CARDS_MAX = 12;

interface CategoryViewProps {
  title: string;
  description: string;
  groups: readonly CategoryGroup[];
  breadcrumbs: readonly Breadcrumb[];
  neighbours: Neighbours;
  /** What features show below the list. */
  bottom?: ReactNode;
  /** What has changed since the reader's last visit, on a page that shows it. */
  news?: ReactNode;
}

/** The index of a category: its pages in groups, as cards or, if many, as a list. */
export function CategoryView({ title, description, groups, breadcrumbs, neighbours, bottom, news }: CategoryViewProps) {
  const t = useText();
  const toCard = ({ count, isCategory, ...card }: CategoryCard): Card =>
    isCategory ? { ...card, note: t('navigation.pages', { count }) } : card;
  const ids = groupIds(groups);
  const shown = groups.map(({ label, cards }, index) => ({ id: ids[index] ?? '', label, cards: cards.map(toCard) }));
  const isLong = groups.reduce((sum, { cards }) => sum + cards.length, 0) > CATEGORY_CARDS_MAX;
  return (
    <Main>
      <div css={styles.page}>
        <div css={styles.head}>
          <Slot name="articleTop" />
          <Breadcrumbs items={breadcrumbs} />
          <Slot name="titleTop" />
          <PageTitle title={title} lead={description} />
          <Slot name="titleBottom" />
          <GroupLinks
            groups={shown
              .filter(({ label }) => label !== '')
              .map(({ cards, ...group }) => ({ ...group, count: cards.length }))}
          />
        </div>
        <Slot name="categoryTop" />
        {news}
        {shown.map(({ id, label, cards }) => (
          <section css={styles.group} key={id} aria-labelledby={id === '' ? undefined : id}>
            {label !== '' && (
              <h2 css={styles.groupTitle} id={id}>
                {label}
              </h2>
            )}
            {isLong ? (
              <LinkList cards={cards} level={label === '' ? 2 : 3} />
            ) : (
              <CardGrid cards={cards} level={label === '' ? 2 : 3} />
            )}
          </section>
        ))}
        {bottom}
        <PrevNext {...neighbours} />
      </div>
    </Main>
  );
}
