import type { ReactNode } from 'react';
import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../../components/head/PageHead';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import type { PageFeatures } from '../../../model/site/features';
import { space } from '../../../theme/tokens';

const { page } = styleSheet({ page: { ...stack, gap: space.l } });

interface OwnPageData {
  site: Queries.ChromeFragment;
  features: PageFeatures | null;
}

interface OwnPageContext {
  sitePath: string;
}

/** The texts that the page's module exports. */
const textsOf = ({ features }: OwnPageData) => features?.data['own-parts'] ?? { title: '', description: '' };

/** A page of `content/pages`; its module is generated and has the query. */
export function OwnPage({ data, children }: PageProps<OwnPageData> & { children: ReactNode }) {
  return (
    <Main>
      <div css={page}>
        <PageTitle title={textsOf(data).title} />
        <div className="prose" data-any-content="">
          {children}
        </div>
      </div>
    </Main>
  );
}

/** The head of such a page. */
export const OwnPageHead = ({ data, pageContext }: HeadProps<OwnPageData, OwnPageContext>) => (
  <PageHead site={data.site} {...textsOf(data)} sitePath={pageContext.sitePath} />
);
