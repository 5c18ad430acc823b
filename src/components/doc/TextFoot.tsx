import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { longDate } from '../../model/text/date';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { CopyPage } from './CopyPage';
import { media } from '../../theme/media';

const editLinkStyles = styleSheet({
  link: {
    display: 'inline-block',
    paddingBlock: 4,
    fontSize: '0.875rem',
    [media.print]: { display: 'none' },
  },
});

interface EditLinkProps {
  /** URL for editing the page's file, or null. */
  url: string | null;
}

/** Link for editing the page's file. */
function EditLink({ url }: EditLinkProps) {
  const t = useText();
  if (url === null) return null;
  return (
    <a css={editLinkStyles.link} href={url}>
      {t('common.editPage')}
    </a>
  );
}

const styles = styleSheet({
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.m },
  updated: { color: role.textMuted, fontSize: '0.875rem' },
});

export interface TextFootProps {
  /** Day of the last change (ISO 8601), or null. */
  lastUpdated: string | null;
  /** URL for editing the text's file, or null. */
  editUrl: string | null;
  /** URL of the text's Markdown. */
  markdownUrl: string;
}

/** Below a text: its last change, and actions. */
export function TextFoot({ lastUpdated, editUrl, markdownUrl }: TextFootProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <div css={styles.foot}>
      {lastUpdated !== null && (
        <p css={styles.updated}>{t('common.lastUpdated', { date: longDate(lastUpdated, code) })}</p>
      )}
      <EditLink url={editUrl} />
      <CopyPage url={markdownUrl} />
    </div>
  );
}
