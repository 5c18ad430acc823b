import { graphql } from 'gatsby';
import { hiddenHead } from '../../../components/head/PageHead';
import { Main } from '../../../components/layout/Main';
import { PageTitle } from '../../../components/layout/PageTitle';
import { usePageData } from '../../../hooks/site/useFeatureData';
import { useText } from '../../../i18n/useText';
import { role } from '../../../theme/palette';
import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { space, width } from '../../../theme/tokens';

const styles = styleSheet({
  page: { ...stack, gap: space.l, maxWidth: width.frame, marginInline: 'auto' },
  list: { ...stack, gap: space.m, maxWidth: width.text, marginBlockStart: space.m, overflowWrap: 'anywhere' },
  same: { color: role.textMuted },
  del: { background: role.dangerSoft, color: role.danger },
  ins: { background: role.tipSoft, color: role.tip },
});

/** The page of a preview that lists what differs from the published site, by language. */
export default function ChangesPage() {
  const t = useText();
  const { against = null, locales = [] } = usePageData('drafts') ?? {};
  const lead = against === null ? t('drafts.uncompared') : t('drafts.against', { name: against });
  return (
    <Main>
      <div css={styles.page}>
        <PageTitle title={t('drafts.changes')} lead={lead} />
        {against !== null && locales.length === 0 && <p>{t('drafts.none')}</p>}
        {locales.map(({ label, lang, pages }) => (
          <section key={lang}>
            <h2 lang={lang}>{label}</h2>
            <ul css={styles.list}>
              {pages.map(({ path, title, state, words, href }) => (
                <li key={path}>
                  <strong>{t(`drafts.state_${state}`)}:</strong>{' '}
                  <span lang={lang}>{href === undefined ? title : <a href={href}>{title}</a>}</span>
                  {state === 'changed' && words.length === 0 && <p css={styles.same}>{t('drafts.sameWords')}</p>}
                  <p lang={lang}>
                    {words.map(({ kind, text }, at) => {
                      const Element = kind === 'same' ? 'span' : kind;
                      return [at > 0 && ' ', <Element key={at} css={styles[kind]} children={text} />];
                    })}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Main>
  );
}

export const Head = hiddenHead('drafts.changes', 'drafts.page_same');

export const query = graphql`
  query ChangesPage($sitePath: String!, $language: String!) {
    locales: texts(namespaces: ["common", "navigation", "drafts"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
    }
    features: featuresAt(path: $sitePath, locale: $language)
  }
`;
