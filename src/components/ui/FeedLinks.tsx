import { SiteLink } from './SiteLink';
import { useText } from '../../i18n/useText';
import { FEED_FORMATS } from '../../model/blog/feed';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';

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

interface FeedLinksProps {
  /** The feeds of the site; `path` is the prefix of a feed's files. */
  feeds: readonly { title: string; sitePath: string; path: string }[];
  sitePath: string;
}

/** Links to the feeds of a page, if any. */
export function FeedLinks({ feeds, sitePath }: FeedLinksProps) {
  const t = useText();
  const feed = feeds.find((each) => each.sitePath === sitePath);
  if (feed === undefined) return null;
  return (
    <p css={styles.row}>
      <span>{t('common.feeds')}</span>
      {FEED_FORMATS.map(({ name, file, type }) => (
        <SiteLink css={styles.link} key={file} href={`${feed.path}/${file}`} type={type}>
          {name}
        </SiteLink>
      ))}
    </p>
  );
}
