import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
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
export function EditLink({ url }: EditLinkProps) {
  const t = useText();
  if (url === null) return null;
  return (
    <a css={styles.link} href={url}>
      {t('common.editPage')}
    </a>
  );
}
