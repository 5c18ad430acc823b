import { useText } from '../../i18n/useText';
import type { Breadcrumb } from '../../model/breadcrumbs';
import type { CategoryCard, CategoryGroup } from '../../model/category';
import type { Neighbour } from '../../model/sidebar';
import { stack } from '../../theme/stack';
import { space } from '../../theme/tokens';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { PrevNext } from '../navigation/PrevNext';
import { VersionBadge, VersionBanner } from './VersionBanner';
import { CardGrid, type Card } from '../ui/CardGrid';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  page: { ...stack, gap: space.xl, maxWidth: '60rem', marginInline: 'auto' },
  head: { display: 'grid', gap: space.l },
  group: { display: 'grid', gap: space.m },
  groupTitle: { fontSize: '1.25rem' },
});

export interface CategoryViewProps {
  title: string;
  description: string;
  groups: readonly CategoryGroup[];
  breadcrumbs: readonly Breadcrumb[];
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The index of a category: its pages as cards, under the headings of its groups. */
export function CategoryView({ title, description, groups, breadcrumbs, previous, next }: CategoryViewProps) {
  const t = useText();
  const toCard = ({ count, isCategory, ...card }: CategoryCard): Card =>
    isCategory ? { ...card, note: t('navigation.pages', { count }) } : card;
  return (
    <Main>
      <div css={styles.page}>
        <div css={styles.head}>
          <VersionBanner />
          <Breadcrumbs items={breadcrumbs} />
          <VersionBadge />
          <PageTitle title={title} lead={description} />
        </div>
        {groups.map(({ label, cards }) => (
          <section css={styles.group} key={label} aria-label={label === '' ? title : undefined}>
            {label !== '' && <h2 css={styles.groupTitle}>{label}</h2>}
            <CardGrid cards={cards.map(toCard)} level={label === '' ? 2 : 3} />
          </section>
        ))}
        <PrevNext previous={previous} next={next} />
      </div>
    </Main>
  );
}
