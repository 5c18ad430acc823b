import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { changeId, type Change } from '../../model/pages/releases';
import { longDate, monthInDigits } from '../../model/text/date';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { SiteLink } from '../ui/SiteLink';
import { CopyPage } from './CopyPage';
import { media } from '../../theme/media';

const styles = styleSheet({
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.m },
  status: { flexBasis: '100%', color: role.textMuted, fontSize: '0.875rem', '> * + *::before': { content: '" · "' } },
  edit: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    fontSize: '0.875rem',
    [media.touch]: { minHeight: 44 },
    [media.print]: { display: 'none' },
  },
});

interface StatusProps {
  /** Releases that changed the page, newest first. */
  changes?: readonly Change[];
  /** Day on which the product owner confirmed the text (ISO 8601); null before that. */
  reviewed: string | null;
  /** What is unconfirmed on the page, `details` or `example`, or null. */
  unconfirmed: string | null;
  /** Path of the page that explains the confirmation, or null. */
  confirmationPage: string | null;
  /** Day of the last change (ISO 8601), or null. */
  lastUpdated: string | null;
}

/** The releases that changed the page, linked to what their notes say of it. */
function ChangedIn({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  const { sitePath } = useLocale();
  return (
    <span>
      {`${t('common.changedIn')} `}
      {changes.map(({ path, released }, index) => {
        const month = monthInDigits(released);
        return (
          <span key={path}>
            {index > 0 && ', '}
            <SiteLink href={`${path}#${changeId(sitePath)}`} aria-label={t('common.releaseNote', { month })}>
              {month}
            </SiteLink>
          </span>
        );
      })}
    </span>
  );
}

/** One line: when the text was changed, and whether the product owner has confirmed it. */
function StatusLine({ changes = [], reviewed, unconfirmed, confirmationPage, lastUpdated }: StatusProps) {
  const t = useText();
  const { code } = useLocale();
  const confirmed = reviewed === null ? '' : t('common.confirmed', { date: longDate(reviewed, code) });
  const key = unconfirmed === 'example' ? 'common.unconfirmedExample' : 'common.unconfirmedDetails';
  const confirmation = unconfirmed === null ? confirmed : t(key);
  if (lastUpdated === null && changes.length === 0 && confirmation === '') return null;
  return (
    <p css={styles.status}>
      {lastUpdated !== null && <span>{t('common.lastUpdated', { date: longDate(lastUpdated, code) })}</span>}
      {changes.length > 0 && <ChangedIn changes={changes} />}
      {confirmation !== '' && (
        <span>
          {`${confirmation} `}
          {confirmationPage !== null && <SiteLink href={confirmationPage}>{t('common.aboutConfirmation')}</SiteLink>}
        </span>
      )}
    </p>
  );
}

export interface PageFootProps extends StatusProps {
  /** URL for editing the text's file, or null. */
  editUrl: string | null;
  /** URL of the text's Markdown. */
  markdownUrl: string;
}

/** Below a text: its status, and actions. */
export function PageFoot({ editUrl, markdownUrl, ...status }: PageFootProps) {
  const t = useText();
  return (
    <div css={styles.foot}>
      <StatusLine {...status} />
      {editUrl !== null && (
        <a css={styles.edit} href={editUrl}>
          {t('common.editPage')}
        </a>
      )}
      <CopyPage url={markdownUrl} />
    </div>
  );
}
