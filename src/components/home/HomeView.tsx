import type { ReactNode } from 'react';
import { components as bottom } from 'site-slots/homeBottom';
import { components as top } from 'site-slots/homeTop';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { evenColumns } from '../../theme/evenColumns';
import { stack } from '../../theme/stack';
import { space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { Main } from '../layout/Main';
import { Slot } from '../layout/Slot';
import { GuideRows, type GuideRow } from './GuideRows';
import { Hero } from './Hero';
import { WayGrid, type Way } from './WayGrid';
import { useLocale } from '../../i18n/useLocale';
import { longDate } from '../../model/text/date';
import { role } from '../../theme/palette';
import { panel } from './panel';

const releaseStyles = styleSheet({ note: { display: 'grid', gap: space.xs }, title: { fontSize: '1.0625rem' } });

/** Maximum number of links to changed guides, and to sections of the support page. */
const HOME_AFFECTED = 3;

interface Release {
  path: string;
  title: string;
  description: string;
  /** The guides that the release changes. */
  affected: readonly { path: string; title: string; lang: string | null }[];
}

interface ReleasePanelProps {
  release: Release;
  /** Path of the list of release notes, or null. */
  allPath: string | null;
}

/** The newest release note, and the guides that it changes. */
function ReleasePanel({ release, allPath }: ReleasePanelProps) {
  const t = useText();
  const { path, title, description, affected } = release;
  return (
    <section css={panel.box} aria-labelledby="home-release">
      <h2 css={panel.heading} id="home-release">
        {t('home.release')}
      </h2>
      <div css={releaseStyles.note}>
        <h3 css={releaseStyles.title}>
          <SiteLink href={path}>{title}</SiteLink>
        </h3>
        <p css={panel.text}>{description}</p>
      </div>
      {affected.length > 0 && (
        <div css={panel.links}>
          <h3 css={panel.listTitle}>{t('home.affected')}</h3>
          <ul css={panel.links}>
            {affected.slice(0, HOME_AFFECTED).map((guide) => (
              <li key={guide.path}>
                <SiteLink css={panel.link} href={guide.path} pageLang={guide.lang}>
                  {guide.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {allPath !== null && (
        <p>
          <SiteLink css={panel.link} href={allPath}>
            {t('home.allReleases')}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

const styles = styleSheet({
  page: {
    ...stack,
    gap: '3rem',
    maxWidth: `calc(${width.wide} + 2 * ${space.l})`,
    marginInline: 'auto',
    padding: `${space.l} ${space.l} ${space.xl}`,
    [media.mobile]: { paddingInline: space.m },
  },
  section: { ...stack, gap: space.m, alignContent: 'start' },
  heading: { fontSize: '1.375rem' },
  panels: { ...evenColumns('20rem', space.xl, 2), gap: space.xl },
  list: { display: 'grid' },
  row: { display: 'grid', gap: 2, padding: '0.9rem 0', borderTop: `1px solid ${role.border}` },
  date: { color: role.textMuted, fontSize: '0.875rem' },
  title: { fontSize: '1.0625rem' },
  link: { color: role.text, textDecoration: 'none', '&:hover': { color: role.accent, textDecoration: 'underline' } },
  text: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 },
});

/** A part of the page below its heading. */
function HomeSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section css={styles.section} aria-labelledby={id}>
      <h2 css={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

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

/** Number of sections of the support page that the home page links to. */
const HOME_SUPPORT_PARTS = 4;

interface Support {
  path: string;
  /** Description of the page. */
  description: string;
  /** Language of its texts if it differs from the page's, else null. */
  lang: string | null;
  /** Headings of the page, linked. */
  parts: readonly { id: string; text: string }[];
}

/** Panel of the support page with links to its sections. */
function SupportPanel({ path, description, lang, parts }: Support) {
  const t = useText();
  return (
    <section css={panel.box} aria-labelledby="home-support">
      <h2 css={panel.heading} id="home-support">
        {t('home.support')}
      </h2>
      <p css={panel.text} lang={lang ?? undefined}>
        {description}
      </p>
      {parts.length > 0 && (
        <ul css={panel.links}>
          {parts.slice(0, HOME_SUPPORT_PARTS).map(({ id, text }) => (
            <li key={id}>
              <SiteLink css={panel.link} href={`${path}#${id}`} pageLang={lang}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <SiteLink css={panel.button} href={path}>
        {t('home.supportLink')}
      </SiteLink>
    </section>
  );
}

export interface HomeViewProps {
  searchPath: string;
  ways: readonly Way[];
  featured: readonly GuideRow[];
  /** The newest release note, or null. */
  release: Release | null;
  /** Path of the list of release notes, or null. */
  releasesPath: string | null;
  posts: readonly PostRow[];
  /** The support page, or null. */
  support: Support | null;
}

/** The home page: search, frequent guides, entry points, news and support. */
export function HomeView({ searchPath, ways, featured, release, releasesPath, posts, support }: HomeViewProps) {
  const t = useText();
  return (
    <Main isFullWidth>
      <Hero searchPath={searchPath} />
      <div css={styles.page}>
        <Slot name="homeTop" components={top} />
        {featured.length > 0 && (
          <HomeSection id="home-featured" title={t('home.featured')}>
            <GuideRows guides={featured} />
          </HomeSection>
        )}
        {ways.length > 0 && (
          <section aria-labelledby="home-ways">
            <h2 className="visually-hidden" id="home-ways">
              {t('home.ways')}
            </h2>
            <WayGrid ways={ways} level={3} />
          </section>
        )}
        {posts.length > 0 && (
          <HomeSection id="home-posts" title={t('home.posts')}>
            <PostRows posts={posts} />
            <p>
              <SiteLink href="/blog">{t('home.allPosts')}</SiteLink>
            </p>
          </HomeSection>
        )}
        {(release !== null || support !== null) && (
          <div css={styles.panels} data-count={release !== null && support !== null ? 2 : 1}>
            {release !== null && <ReleasePanel release={release} allPath={releasesPath} />}
            {support !== null && <SupportPanel {...support} />}
          </div>
        )}
        <Slot name="homeBottom" components={bottom} />
      </div>
    </Main>
  );
}
