import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { SearchAnswer } from '../../model/search/provider';
import { supportAddress } from '../../model/search/manifest';
import { dialogStyles as styles } from './dialogStyles';
import { Marked } from './Marked';

interface NothingFoundProps {
  query: string;
  answer: SearchAnswer;
  /** Path or URL of the support page, or null. */
  support: string | null;
}

/** Message without results: the closest page and a link to support. */
export function NothingFound({ query, answer: { nearest }, support }: NothingFoundProps) {
  const t = useText();
  return (
    <div css={styles.message}>
      <p>
        <strong>{t('search.noneFor', { query })}</strong>
      </p>
      <p>{t('search.noneHint')}</p>
      {nearest !== null && (
        <p>
          {t('search.nearest')}:{' '}
          <SiteLink href={nearest.href} lang={nearest.lang}>
            <Marked parts={nearest.title} />
          </SiteLink>
        </p>
      )}
      {support !== null && (
        <p>
          <SiteLink href={supportAddress(support, query)}>{t('search.askSupport')}</SiteLink>
        </p>
      )}
    </div>
  );
}
