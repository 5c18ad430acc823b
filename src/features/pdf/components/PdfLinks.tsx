import { SiteLink } from '../../../components/ui/SiteLink';
import { usePageData } from '../../../hooks/site/useFeatureData';
import { media } from '../../../theme/media';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';

const styles = styleSheet({
  links: { display: 'flex', flexWrap: 'wrap', gap: space.m, fontSize: '0.9375rem', [media.print]: { display: 'none' } },
  link: { display: 'inline-block', paddingBlock: 2 },
});

/** Links to the PDFs that a page offers. */
export function PdfLinks() {
  const links = usePageData('pdf');
  if (links === undefined) return null;
  return (
    <p css={styles.links}>
      {links.map(({ path, label }) => (
        <SiteLink css={styles.link} key={path} href={path} type="application/pdf">
          {label}
        </SiteLink>
      ))}
    </p>
  );
}
