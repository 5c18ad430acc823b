import { Fragment } from 'react';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import type { ListedTerm, NamedTerm } from '../model/termList';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { media, TARGETED } from '../../../theme/media';
import { NeighbourLabel } from '../../../components/navigation/PrevNext';
import { SiteLink } from '../../../components/ui/SiteLink';

const styles = styleSheet({
  entry: {
    paddingBlock: '0.6rem',
    breakInside: 'avoid',
    scrollMarginTop: '3.5rem',
    borderTop: `1px solid ${role.border}`,
    [`&${TARGETED}`]: { background: role.surface },
  },
  name: { fontWeight: 650 },
  text: { margin: 0 },
  guide: { display: 'inline-block', paddingBlock: 2, [media.touch]: { paddingBlock: 8 } },
  others: { margin: 0, color: role.textMuted, fontSize: '0.9375rem' },
});

/** A term with its guide. */
export interface ShownTerm extends ListedTerm {
  guide: { path: string; title: string; lang: string | null } | null;
}

interface TermEntryProps {
  term: NamedTerm<ShownTerm>;
  /** Locale of the page. */
  locale: string;
}

/** A term: its name, definition, translations, and a link to its guide. */
export function TermEntry({ term, locale }: TermEntryProps) {
  const t = useText();
  const { defaultCode } = useLocale();
  const foreign = (lang: string) => (lang === locale ? undefined : lang);
  const { key, name, lang, explanation, others, guide } = term;
  return (
    <div css={styles.entry} id={key}>
      <dt css={styles.name} lang={foreign(lang)}>
        {name}
      </dt>
      <dd css={styles.text} lang={foreign(defaultCode)}>
        {explanation}
      </dd>
      {others.length > 0 && (
        <dd css={styles.others}>
          {others.map((other, index) => (
            <Fragment key={other.lang}>
              {index > 0 && ' · '}
              <span lang={other.lang}>{other.name}</span> ({other.lang})
            </Fragment>
          ))}
        </dd>
      )}
      {guide !== null && (
        <dd css={styles.text}>
          <SiteLink css={styles.guide} href={guide.path} hrefLang={guide.lang ?? undefined}>
            {t('glossary.guide')} <NeighbourLabel label={guide.title} lang={guide.lang} />
          </SiteLink>
        </dd>
      )}
    </div>
  );
}
