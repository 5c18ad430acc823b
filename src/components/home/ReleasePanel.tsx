import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { panel } from './panel';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({ note: { display: 'grid', gap: space.xs }, title: { fontSize: '1.0625rem' } });

/** Maximum number of links to changed guides, and to sections of the support page. */
const HOME_AFFECTED = 3;

export interface Release {
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
export function ReleasePanel({ release, allPath }: ReleasePanelProps) {
  const t = useText();
  const { path, title, description, affected } = release;
  return (
    <section css={panel.box} aria-labelledby="home-release">
      <h2 css={panel.heading} id="home-release">
        {t('home.release')}
      </h2>
      <div css={styles.note}>
        <h3 css={styles.title}>
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
