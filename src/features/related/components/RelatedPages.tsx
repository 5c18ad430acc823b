import { SiteLink } from '../../../components/ui/SiteLink';
import { usePageData } from '../../../hooks/site/useFeatureData';
import { media } from '../../../theme/media';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';

const TITLE_ID = 'related';

const styles = styleSheet({
  box: { display: 'grid', gap: space.s },
  link: { display: 'inline-block', paddingBlock: 2, [media.touch]: { paddingBlock: 10 } },
});

/** The related docs below a text. */
export function RelatedPages() {
  const related = usePageData('related');
  if (related === undefined) return null;
  return (
    <nav css={styles.box} aria-labelledby={TITLE_ID} lang={related.lang ?? undefined}>
      <h2 id={TITLE_ID}>{related.title}</h2>
      <ul>
        {related.pages.map(({ path, title }) => (
          <li key={path}>
            <SiteLink css={styles.link} href={path}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
