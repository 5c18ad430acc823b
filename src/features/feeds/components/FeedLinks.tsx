import { SiteLink } from '../../../components/ui/SiteLink';
import type { SlotProps } from '../../../extend';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { FEED_FORMATS } from '../model/feed';

const styles = styleSheet({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space.m,
    color: role.textMuted,
    fontSize: '0.9375rem',
    [media.print]: { display: 'none' },
  },
  link: { display: 'inline-block', paddingBlock: 2 },
});

/** The ways to follow what a page lists; nothing on a page that has no feed. */
export function FeedLinks({ sitePath }: SlotProps['listBottom']) {
  const { label, feeds } = useFeatureData('feeds');
  const feed = feeds.find((each) => each.sitePath === sitePath);
  if (feed === undefined) return null;
  return (
    <p css={styles.row}>
      <span>{label}</span>
      {FEED_FORMATS.map(({ name, file, type }) => (
        <SiteLink css={styles.link} key={file} href={`${feed.path}/${file}`} type={type}>
          {name}
        </SiteLink>
      ))}
    </p>
  );
}
