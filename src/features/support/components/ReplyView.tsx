import { useMemo } from 'react';
import { EXCERPT_ATTRIBUTE, prefixIds } from '../browser/prefixIds';
import { useLinkedExcerpts, type LinkedExcerpt } from '../hooks/useLinkedExcerpts';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { excerptTitle } from '../model/answer';
import { siteLocales } from '../model/siteLocales';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { stack, withoutBreadcrumbs } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { Article } from '../../../components/doc/Article';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { Notice } from '../../../components/ui/Notice';
import { plainButton } from '../../../components/ui/plainButton';
import { SiteLink } from '../../../components/ui/SiteLink';

const styles = styleSheet({
  page: { ...withoutBreadcrumbs, gap: space.l, maxWidth: '44rem' },
  excerpt: { ...stack, gap: space.m, paddingTop: space.l, borderTop: `1px solid ${role.border}` },
  title: { margin: 0, fontSize: '1.375rem' },
  words: { ...stack, gap: space.s, margin: 0, paddingLeft: space.m, borderLeft: `3px solid ${role.border}` },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  note: { margin: 0, color: role.textMuted, fontSize: '0.9375rem' },
  onScreen: { [media.print]: { display: 'none' } },
  onPaper: { display: 'none', overflowWrap: 'anywhere', [media.print]: { display: 'inline' } },
  button: { ...plainButton, justifySelf: 'start' },
});

/** One excerpt, or the reason why it is not shown. */
function Excerpt({ linked, index }: { linked: LinkedExcerpt; index: number }) {
  const t = useText();
  const { code } = useLocale();
  const { outcome, isChanged } = linked;
  const html = useMemo(
    () => (outcome.status === 'found' ? prefixIds(outcome.excerpt.content, `excerpt-${String(index)}-`) : ''),
    [outcome, index],
  );
  if (outcome.status === 'found') {
    const { excerpt } = outcome;
    const href = excerpt.path + (excerpt.anchor === '' ? '' : `#${excerpt.anchor}`);
    return (
      <section css={styles.excerpt} {...{ [EXCERPT_ATTRIBUTE]: '' }}>
        <h2 css={styles.title} lang={excerpt.lang === code ? undefined : excerpt.lang}>
          {excerptTitle(excerpt)}
        </h2>
        {excerpt.lang !== code && <p css={styles.note}>{t('reply.notTranslated')}</p>}
        {isChanged && <p css={styles.note}>{t('reply.changedSince')}</p>}
        <article lang={excerpt.lang === code ? undefined : excerpt.lang}>
          <Article html={html} islands={excerpt.islands} />
        </article>
        <p css={styles.note}>
          <SiteLink css={styles.onScreen} href={href}>
            {t('reply.openPage')}
          </SiteLink>
          <span css={styles.onPaper}>{excerpt.url}</span>
        </p>
      </section>
    );
  }
  if (outcome.status === 'noSection')
    return (
      <section css={styles.excerpt}>
        <Notice title={outcome.title}>
          {t('reply.partGone')} <SiteLink href={outcome.path}>{t('reply.openPage')}</SiteLink>
        </Notice>
      </section>
    );
  return (
    <section css={styles.excerpt}>
      <Notice title={t('reply.linkFault')}>
        {outcome.status === 'noPage' ? t('reply.pageGone') : t('reply.pageUnreachable')}
      </Notice>
    </section>
  );
}

/** Words of the link, marked as such: anyone may have written it. */
function LinkedWords({ text }: { text: string | undefined }) {
  const t = useText();
  if (text === undefined || text.trim() === '') return null;
  return (
    <blockquote css={styles.words}>
      <p css={styles.note}>{t('reply.ofSender')}</p>
      <p css={styles.text}>{text}</p>
    </blockquote>
  );
}

interface ReplyViewProps {
  site: Pick<Queries.ChromeFragment, 'url' | 'defaultLocale' | 'locales' | 'searchPath'>;
}

/** The page that shows a customer the excerpts in its address. */
export function ReplyView({ site }: ReplyViewProps) {
  const t = useText();
  const { code } = useLocale();
  const guides = useMemo(() => siteLocales(site), [site]);
  const { linked, retry } = useLinkedExcerpts(code, guides);
  const link = linked?.link;
  const excerpts = linked?.excerpts ?? [];
  const shown = excerpts.filter(({ outcome }) => outcome.status === 'found');
  const isEmpty = link !== undefined && link.excerpts.length === 0;
  return (
    <Main>
      <div css={styles.page} data-any-content="">
        <PageTitle title={t('reply.pageTitle')} />
        {!isEmpty && <p>{t('reply.pageLead')}</p>}
        {shown.length > 0 && <LinkedWords text={link?.words?.greeting} />}
        <p className="visually-hidden" role="status">
          {linked?.excerpts !== undefined && t('reply.shown', { count: shown.length })}
        </p>
        {link !== undefined && !isEmpty && linked?.excerpts === undefined && <p>{t('reply.loading')}</p>}
        {link?.isTooLong === true && <Notice title={t('reply.linkFault')}>{t('reply.linkTooLong')}</Notice>}
        {isEmpty && !link.isTooLong && link.invalid === 0 && (
          <p>
            {t('reply.nothingNamed')} <SiteLink href={site.searchPath}>{t('reply.search')}</SiteLink>
          </p>
        )}
        {excerpts.map((excerpt, index) => (
          <Excerpt
            key={`${excerpt.name.path}#${excerpt.name.anchor}-${String(index)}`}
            linked={excerpt}
            index={index}
          />
        ))}
        {shown.length > 0 && <LinkedWords text={link?.words?.ending} />}
        {link !== undefined && link.invalid > 0 && (
          <Notice title={t('reply.linkFault')}>{t('reply.faults', { count: link.invalid })}</Notice>
        )}
        {link !== undefined && link.left > 0 && <p>{t('reply.left', { count: link.left })}</p>}
        {excerpts.some(({ outcome }) => outcome.status === 'unreachable') && (
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
