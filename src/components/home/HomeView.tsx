import { components as bottom } from 'site-slots/homeBottom';
import { components as top } from 'site-slots/homeTop';
import { Section } from '../ui/Section';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { stack } from '../../theme/stack';
import { space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { Main } from '../layout/Main';
import { Slot } from '../layout/Slot';
import { GuideRows, type GuideRow } from './GuideRows';
import { Hero } from './Hero';
import type { HomeImage, HomeSectionName } from '../../model/pages/homeSections';
import { WayGrid, type Way } from './WayGrid';
import { useLocale } from '../../i18n/useLocale';
import { longDate } from '../../model/text/date';
import { role } from '../../theme/palette';
import { HomePanels, type HomePanelsProps } from './HomePanels';

const styles = styleSheet({
  page: {
    ...stack,
    gap: '3rem',
    maxWidth: `calc(${width.wide} + 2 * ${space.l})`,
    marginInline: 'auto',
    padding: `${space.l} ${space.l} ${space.xl}`,
    [media.mobile]: { paddingInline: space.m },
  },
  list: { display: 'grid' },
  row: { display: 'grid', gap: 2, padding: '0.9rem 0', borderTop: `1px solid ${role.border}` },
  date: { color: role.textMuted, fontSize: '0.875rem' },
  title: { fontSize: '1.0625rem' },
  link: { color: role.text, textDecoration: 'none', '&:hover': { color: role.accent, textDecoration: 'underline' } },
  text: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 },
});

interface PostRow {
  path: string;
  title: string;
  description: string;
  date: string;
}

/** The newest posts with their dates. */
function PostRows({ posts }: { posts: readonly PostRow[] }) {
  const { code } = useLocale();
  return (
    <ul css={styles.list}>
      {posts.map(({ path, title, description, date }) => (
        <li css={styles.row} key={path}>
          <time css={styles.date} dateTime={date}>
            {longDate(date, code)}
          </time>
          <h3 css={styles.title}>
            <SiteLink css={styles.link} href={path}>
              {title}
            </SiteLink>
          </h3>
          <p css={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

export interface HomeViewProps extends HomePanelsProps {
  searchPath: string;
  /** The sections in their order. */
  sections: readonly HomeSectionName[];
  /** The picture of the introduction. */
  image: HomeImage;
  ways: readonly Way[];
  featured: readonly GuideRow[];
  posts: readonly PostRow[];
}

type ShownProps = Omit<HomeViewProps, 'searchPath' | 'image'> & { name: HomeSectionName };

/** A section of the page, if it has content; both panels are at the place of the first one. */
function Shown({ name, sections, ways, featured, release, releasesPath, posts, support }: ShownProps) {
  const t = useText();
  if (name === 'featured' && featured.length > 0)
    return (
      <Section id="home-featured" title={t('home.featured')}>
        <GuideRows guides={featured} />
      </Section>
    );
  if (name === 'ways' && ways.length > 0)
    return (
      <section aria-labelledby="home-ways">
        <h2 className="visually-hidden" id="home-ways">
          {t('home.ways')}
        </h2>
        <WayGrid ways={ways} level={3} />
      </section>
    );
  if (name === 'posts' && posts.length > 0)
    return (
      <Section id="home-posts" title={t('home.posts')}>
        <PostRows posts={posts} />
        <p>
          <SiteLink href="/blog">{t('home.allPosts')}</SiteLink>
        </p>
      </Section>
    );
  const names = sections.filter(
    (each) => (each === 'releases' && release !== null) || (each === 'support' && support !== null),
  );
  return name === names[0] ? <HomePanels {...{ names, release, releasesPath, support }} /> : null;
}

/** The home page: its introduction, and sections before and after it. */
export function HomeView({ searchPath, image, ...props }: HomeViewProps) {
  const t = useText();
  const { sections } = props;
  const start = sections.indexOf('search');
  const render = (names: readonly HomeSectionName[]) =>
    names.map((name) => <Shown key={name} name={name} {...props} />);
  return (
    <Main isFullWidth>
      {start > 0 && <div css={styles.page}>{render(sections.slice(0, start))}</div>}
      {start < 0 ? (
        <h1 className="visually-hidden">{t('home.title')}</h1>
      ) : (
        <Hero searchPath={searchPath} image={image} />
      )}
      <div css={styles.page}>
        <Slot name="homeTop" components={top} />
        {render(sections.slice(start + 1))}
        <Slot name="homeBottom" components={bottom} />
      </div>
    </Main>
  );
}
