import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import type { Neighbour } from '../../model/navigation/sidebar';
import type { Change } from '../../model/pages/releases';
import type { TocEntry } from '../../model/reading/toc';
import { media } from '../../theme/media';
import { stack } from '../../theme/stack';
import { space, width } from '../../theme/tokens';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import { PrevNext } from '../navigation/PrevNext';
import { TableOfContents } from '../navigation/TableOfContents';
import { TableOfContentsBox } from '../navigation/TableOfContentsBox';
import { Deferred } from '../layout/Deferred';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { Slot } from '../layout/Slot';
import { ChangedIn } from './ChangedIn';
import { FallbackNotice } from './FallbackNotice';
import { ReviewLine, type ReviewLineProps } from './ReviewLine';
import { TextFoot, type TextFootProps } from './TextFoot';
import { UnlistedNotice } from '../ui/Notice';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  columns: {
    display: 'grid',
    gap: space.xl,
    justifyContent: 'center',
    gridTemplateColumns: `minmax(0, ${width.text})`,
    // On pages of tables with a filter, tables use the column of the contents, which are above the text.
    '&:has(.table-filter)': {
      gridTemplateColumns: `minmax(0, calc(${width.text} + ${space.xl} + ${width.contents}))`,
      '> nav': { display: 'none' },
      '@media screen': { '> div > details': { display: 'block' } },
      '.prose > :not(.table-scroll)': { maxWidth: width.text },
    },
  },
  withContents: { [media.withContents]: { gridTemplateColumns: `minmax(0, ${width.text}) ${width.contents}` } },
  column: { ...stack, gap: space.l, alignContent: 'start' },
});

export interface DocViewProps extends TextFootProps, ReviewLineProps {
  title: string;
  /** The text of the page. */
  article: ReactNode;
  toc: readonly TocEntry[];
  /** Language of the text if it differs from the page's, else null. */
  lang: string | null;
  /** URL of the page in the language of its text. */
  originalUrl: string;
  /** Name of the original's language in the reader's. */
  originalLanguage: string;
  isUnlisted: boolean;
  breadcrumbs: readonly Breadcrumb[];
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Releases that changed the page, newest first. */
  changes: readonly Change[];
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
  originalLanguage,
  isUnlisted,
  breadcrumbs,
  previous,
  next,
  lastUpdated,
  editUrl,
  markdownUrl,
  changes,
  bottom,
  reviewed,
  unconfirmed,
  isOutdated,
}: DocViewProps) {
  return (
    <Main>
      <div css={[styles.columns, toc.length > 0 && styles.withContents]}>
        <div css={styles.column}>
          <Slot name="articleTop" />
          {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
          {lang !== null && (
            <FallbackNotice originalUrl={originalUrl} originalLang={lang} originalLanguage={originalLanguage} />
          )}
          {isUnlisted && <UnlistedNotice />}
          <Slot name="titleTop" />
          <PageTitle title={title} lang={lang} />
          <ChangedIn changes={changes} />
          <ReviewLine reviewed={reviewed} unconfirmed={unconfirmed} isOutdated={isOutdated} />
          <TableOfContentsBox entries={toc} lang={lang} />
          <article lang={lang ?? undefined}>{article}</article>
          <Deferred>
            {bottom}
            <TextFoot lastUpdated={lastUpdated} editUrl={editUrl} markdownUrl={markdownUrl} />
            <PrevNext previous={previous} next={next} />
          </Deferred>
        </div>
        <Deferred>
          <TableOfContents entries={toc} lang={lang} />
        </Deferred>
      </div>
    </Main>
  );
}
