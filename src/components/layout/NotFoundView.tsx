import { css } from '@emotion/react';
import { SiteLink } from '../../i18n/SiteLink';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { SearchBox } from '../search/SearchBox';
import { Main } from './Main';
import { PageTitle } from './PageTitle';

const style = css({ display: 'grid', gap: space.l, maxWidth: '40rem', marginInline: 'auto', paddingBlock: space.xl });

/** What an address without a page shows. */
export function NotFoundView({ searchPath }: { searchPath: string }) {
  const t = useText();
  return (
    <Main>
      <div css={style}>
        <PageTitle title={t('errors.notFoundTitle')} lead={t('errors.notFound')} />
        <p>{t('errors.notFoundOwner')}</p>
        <SearchBox searchPath={searchPath} isLarge />
        <p>
          <SiteLink href="/">{t('errors.toHome')}</SiteLink>
        </p>
      </div>
    </Main>
  );
}
