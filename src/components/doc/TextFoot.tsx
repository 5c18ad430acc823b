import { useText } from '../../i18n/useText';
import { role, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { CopyPage } from './CopyPage';
import { EditLink } from './EditLink';

const styles = styleSheet({
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.m },
  updated: { color: role.textMuted, fontSize: '0.875rem' },
});

export interface TextFootProps {
  /** Day of the last change, written in the reader's language; null when it is not known. */
  lastUpdated: string | null;
  /** Where the text's file can be edited; null where the site does not tell. */
  editUrl: string | null;
  /** Address of the text as Markdown. */
  twinUrl: string;
}

/** Below a text: when it was last changed, and what can be done with it. */
export function TextFoot({ lastUpdated, editUrl, twinUrl }: TextFootProps) {
  const t = useText();
  return (
    <div css={styles.foot}>
      {lastUpdated !== null && <p css={styles.updated}>{t('common.lastUpdated', { date: lastUpdated })}</p>}
      <EditLink url={editUrl} />
      <CopyPage url={twinUrl} />
    </div>
  );
}
