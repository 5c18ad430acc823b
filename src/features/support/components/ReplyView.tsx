import { useMemo } from 'react';
import { withOwnIds } from '../browser/ownIds';
import { useSentPieces, type SentPiece } from '../hooks/useSentPieces';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { pieceName } from '../model/answer';
import { guideSite } from '../model/guideSite';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { Article } from '../../../components/doc/Article';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { Notice } from '../../../components/ui/Notice';
import { plainButton } from '../../../components/ui/plainButton';
import { SiteLink } from '../../../components/ui/SiteLink';

const styles = styleSheet({
  page: { ...stack, gap: space.l, maxWidth: '44rem', marginInline: 'auto', paddingTop: space.m },
  piece: { ...stack, gap: space.m, paddingTop: space.l, borderTop: `1px solid ${role.border}` },
  title: { margin: 0, fontSize: '1.375rem' },
  named: { overflowWrap: 'anywhere' },
  note: { margin: 0, color: role.textMuted, fontSize: '0.9375rem' },
  onScreen: { [media.print]: { display: 'none' } },
  onPaper: { display: 'none', overflowWrap: 'anywhere', [media.print]: { display: 'inline' } },
  button: { ...plainButton, justifySelf: 'start' },
});

/** One piece, or why it is not shown. */
function Piece({ sent, place }: { sent: SentPiece; place: number }) {
  const t = useText();
  const { code } = useLocale();
  const { outcome, name, isChanged } = sent;
  const html = useMemo(
    () => (outcome.status === 'found' ? withOwnIds(outcome.piece.content, `osa-${String(place)}-`) : ''),
    [outcome, place],
  );
  if (outcome.status === 'found') {
    const { piece } = outcome;
    const href = piece.path + (piece.anchor === '' ? '' : `#${piece.anchor}`);
    return (
      <section css={styles.piece}>
        <h2 css={styles.title} lang={piece.lang === code ? undefined : piece.lang}>
          {pieceName(piece)}
        </h2>
        {piece.lang !== code && <p css={styles.note}>{t('reply.notTranslated')}</p>}
        {isChanged && <p css={styles.note}>{t('reply.changedSince')}</p>}
        <article lang={piece.lang === code ? undefined : piece.lang}>
          <Article html={html} islands={piece.islands} />
        </article>
        <p css={styles.note}>
          <SiteLink css={styles.onScreen} href={href}>
            {t('reply.openPage')}
          </SiteLink>
          <span css={styles.onPaper}>{piece.url}</span>
        </p>
      </section>
    );
  }
  if (outcome.status === 'noPart')
    return (
      <section css={styles.piece}>
        <Notice title={outcome.title}>
          {t('reply.partGone')} <SiteLink href={outcome.path}>{t('reply.openPage')}</SiteLink>
        </Notice>
      </section>
    );
  return (
    <section css={[styles.piece, styles.named]}>
      <Notice title={name.path}>
        {outcome.status === 'noPage' ? t('reply.pageGone') : t('reply.pageUnreachable')}
      </Notice>
    </section>
  );
}

interface ReplyViewProps {
  site: Pick<Queries.ChromeFragment, 'url' | 'defaultLocale' | 'locales' | 'searchPath'>;
}

/** What somebody who answers customers has put together: just these parts of the guides, named in the address. */
export function ReplyView({ site }: ReplyViewProps) {
  const t = useText();
  const { code } = useLocale();
  const guides = useMemo(() => guideSite(site), [site]);
  const { sent, retry } = useSentPieces(code, guides);
  const link = sent?.link;
  const pieces = sent?.pieces ?? [];
  const shown = pieces.filter(({ outcome }) => outcome.status === 'found');
  const isEmpty = link !== undefined && link.pieces.length === 0;
  return (
    <Main>
      <div css={styles.page} data-any-content="">
        <PageTitle title={t('reply.pageTitle')} />
        {!isEmpty && <p>{t('reply.pageLead')}</p>}
        <p className="visually-hidden" role="status">
          {sent?.pieces !== undefined && t('reply.shown', { count: shown.length })}
        </p>
        {link !== undefined && !isEmpty && sent?.pieces === undefined && <p>{t('reply.loading')}</p>}
        {link?.isTooLong === true && <Notice title={t('reply.linkFault')}>{t('reply.linkTooLong')}</Notice>}
        {isEmpty && !link.isTooLong && link.faults.length === 0 && (
          <p>
            {t('reply.nothingNamed')} <SiteLink href={site.searchPath}>{t('reply.search')}</SiteLink>
          </p>
        )}
        {pieces.map((piece, place) => (
          <Piece key={`${piece.name.path}#${piece.name.anchor}-${String(place)}`} sent={piece} place={place} />
        ))}
        {link !== undefined && link.faults.length > 0 && (
          <div css={styles.named}>
            <Notice title={t('reply.linkFault')}>
              {t('reply.faults', { count: link.faults.length })} {link.faults.join(' · ')}
            </Notice>
          </div>
        )}
        {link !== undefined && link.left > 0 && <p>{t('reply.left', { count: link.left })}</p>}
        {pieces.some(({ outcome }) => outcome.status === 'unreachable') && (
          <button type="button" css={styles.button} onClick={retry}>
            {t('reply.retry')}
          </button>
        )}
        <noscript>
          <p>{t('reply.noScript')}</p>
        </noscript>
      </div>
    </Main>
  );
}
