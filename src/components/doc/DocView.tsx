import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import type { Neighbours } from '../../model/navigation/sidebar';
import type { TocEntry } from '../../model/reading/toc';
import { media } from '../../theme/media';
import { frame, stack } from '../../theme/stack';
import { space, width } from '../../theme/tokens';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { PrevNext } from '../navigation/PrevNext';
import { TableOfContents } from '../navigation/TableOfContents';
import { TableOfContentsBox } from '../navigation/TableOfContentsBox';
import { Deferred } from '../layout/Deferred';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { Slot } from '../layout/Slot';
import { FallbackNotice, type FallbackNoticeProps } from './FallbackNotice';
import { PageFoot, type PageFootProps } from './PageFoot';
import { UnlistedNotice } from '../ui/Notice';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  columns: {
    ...frame,
    display: 'grid',
    gap: space.xl,
    gridTemplateColumns: `minmax(0, ${width.text})`,
    // On pages of tables with a filter, tables use the column of the contents, which are above the text.
    '&:has(.table-filter)': {
      gridTemplateColumns: `minmax(0, calc(${width.text} + ${space.xl} + ${width.contents}))`,
      '> nav': { display: 'none' },
      '@media screen': { '> div > div > details': { display: 'block' } },
      '.prose > :not(.table-scroll)': { maxWidth: width.text },
    },
  },
  withContents: { [media.withContents]: { gridTemplateColumns: `minmax(0, ${width.text}) ${width.contents}` } },
  // Parts below the title can set a width to stand beside it.
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.m,
    '> *': { flexBasis: '100%' },
    '> header': { flex: '1 1 20rem' },
  },
  column: { ...stack, gap: space.l, alignContent: 'start', [media.phone]: { gap: space.m } },
});

export interface DocViewProps extends PageFootProps, FallbackNoticeProps {
  title: string;
  /** The text of the page. */
  article: ReactNode;
  toc: readonly TocEntry[];
  isUnlisted: boolean;
  breadcrumbs: readonly Breadcrumb[];
  neighbours: Neighbours;
  /** Contributions of features below the text. */
  bottom: ReactNode;
}

/** A documentation page. */
export function DocView({
  title,
  article,
  toc,
  lang,
  originalUrl,
  isUnlisted,
  breadcrumbs,
  neighbours,
  bottom,
  isOutdated,
  ...foot
}: DocViewProps) {
  return (
    <Main>
      <div css={[styles.columns, toc.length > 0 && styles.withContents]}>
        <div css={styles.column}>
          <Slot name="articleTop" />
          <TableOfContentsBox entries={toc} lang={lang}>
            {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
          </TableOfContentsBox>
          <FallbackNotice lang={lang} isOutdated={isOutdated} originalUrl={originalUrl} />
          {isUnlisted && <UnlistedNotice />}
          <Slot name="titleTop" />
          <div css={styles.title}>
            <PageTitle title={title} lang={lang} />
            <Slot name="titleBottom" />
          </div>
          <article lang={lang ?? undefined}>{article}</article>
          <Deferred>
            {bottom}
            <PageFoot {...foot} />
            <PrevNext {...neighbours} />
          </Deferred>
        </div>
        <Deferred>
          <TableOfContents entries={toc} lang={lang} />
        </Deferred>
      </div>
    </Main>
  );
}
