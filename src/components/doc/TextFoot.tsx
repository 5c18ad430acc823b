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
  /** Where the page's file can be edited; null where the site does not say. */
  url: string | null;
}

/** The way to edit the page's file, on a site whose content is open to that. */
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
  /** Day of the last change (ISO 8601); null when it is not known. */
  lastUpdated: string | null;
  /** Where the text's file can be edited; null where the site does not say. */
  editUrl: string | null;
  /** Address of the text as Markdown. */
  markdownUrl: string;
}

/** Below a text: when it was last changed, and what can be done with it. */
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
