import { filledButton } from '../ui/plainButton';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { HomeSectionName } from '../../model/pages/homeSections';
import { evenColumns } from '../../theme/evenColumns';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

/** Styles of home page panels: a sheet with one square corner, the site's shape. */
const panel = styleSheet({
  panels: { ...evenColumns('20rem', space.xl, 2), gap: space.xl },
  box: {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    padding: '1.75rem',
    borderRadius: radius.sheet,
    background: role.band,
    border: `1px solid ${role.border}`,
    [media.phone]: { padding: '1.25rem' },
  },
  heading: { fontSize: '1.25rem' },
  text: { color: role.textMuted },
  links: { display: 'grid', gap: space.xs },
  title: { fontSize: '1.0625rem' },
  link: { display: 'inline-block', paddingBlock: 2, [media.touch]: { paddingBlock: 8 } },
  listTitle: { fontSize: '0.9375rem' },
  button: {
    justifySelf: 'start',
    padding: '0.65rem 1.1rem',
    borderRadius: radius.medium,
    ...filledButton,
  },
});

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
      <div css={panel.links}>
        <h3 css={panel.title}>
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

export interface HomePanelsProps {
  /** The newest release note, or null. */
  release: Release | null;
  /** Path of the list of release notes, or null. */
  releasesPath: string | null;
  /** The support page, or null. */
  support: Support | null;
}

/** The panels that have content, beside each other. */
export function HomePanels({ names, release, releasesPath, support }: HomePanelsProps & { names: HomeSectionName[] }) {
  return (
    <div css={panel.panels} data-count={names.length}>
      {names.map((name) =>
        name === 'releases'
          ? release !== null && <ReleasePanel key={name} release={release} allPath={releasesPath} />
          : support !== null && <SupportPanel key={name} {...support} />,
      )}
    </div>
  );
}
