import { useRoutes } from '../../hooks/navigation/useRoutes';
import { useLocale } from '../../i18n/useLocale';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

const { style } = styleSheet({
  style: {
    display: 'none',
    [media.print]: {
      display: 'block',
      // Never alone on a sheet.
      breakBefore: 'avoid',
      marginTop: '1rem',
      paddingTop: '0.5rem',
      borderTop: `1px solid ${role.border}`,
      fontSize: '0.875em',
      overflowWrap: 'anywhere',
    },
  },
});

interface PrintSourceProps {
  /** Title of the site. */
  title: string;
  origin: string;
}

/** The page's address, in print only. */
export function PrintSource({ title, origin }: PrintSourceProps) {
  const { sitePath } = useLocale();
  const { urlOf } = useRoutes();
  return (
    <p css={style} data-print-source>
      {`${title} · ${origin}${urlOf(sitePath)}`}
    </p>
  );
}
