import { Slot } from '../layout/Slot';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { SearchArea } from '../../model/search/manifest';
import { type FoundPage, placeOf } from '../../model/search/provider';
import { stack } from '../../theme/stack';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { languageNote } from './languageNote';
import { Marked } from './Marked';

const styles = styleSheet({
  list: { ...stack },
  language: { paddingBlock: space.m, color: role.textMuted, fontSize: '0.9375rem', fontWeight: 600 },
  item: { borderTop: `1px solid ${role.border}` },
  hit: { display: 'grid', gap: 3, paddingBlock: '1.1rem' },
  place: { color: role.textMuted, fontSize: '0.875rem' },
  title: { fontSize: '1.1875rem' },
  link: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  // Always two lines, so that passages, which load later, shift nothing.
  text: {
    display: '-webkit-box',
    minHeight: '3.1em',
    overflow: 'hidden',
    lineHeight: 1.55,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  sections: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}`, fontSize: '0.9375rem' },
});

interface ResultListProps {
  pages: readonly FoundPage[];
  areas: readonly SearchArea[];
  /** Stems to highlight on an opened page. */
  marks: readonly string[];
  /** True while they belong to an earlier query. */
  isBusy: boolean;
  onOpen: (href: string) => void;
}

/** Results with location, passage and links to matching sections. */
export function ResultList({ pages, areas, marks, isBusy, onOpen }: ResultListProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <ol css={styles.list} aria-busy={isBusy}>
      {pages.map((page, number) => {
        const { href, lang, title, snippet, sections } = page;
        const state = { marks, lang };
        const note = languageNote(pages, number, code, t);
        return (
          <li css={styles.item} key={href}>
            {note !== undefined && <p css={styles.language}>{note}</p>}
            <div css={styles.hit} lang={lang === code ? undefined : lang}>
              <h2 css={styles.title}>
                <SiteLink css={styles.link} href={href} state={state} onClick={() => onOpen(href)}>
                  <Marked parts={title} />
                </SiteLink>
              </h2>
              <p css={styles.place}>{placeOf(page, areas)}</p>
              <p css={styles.text}>
                <Marked parts={snippet} />
              </p>
              {sections.length > 0 && (
                <ul css={styles.sections}>
                  {sections.map(({ anchor, heading, isAnswer }) => (
                    <li key={anchor}>
                      <SiteLink
                        href={`${href}#${anchor}`}
                        state={state}
                        data-answer={isAnswer}
                        onClick={() => onOpen(href)}
                      >
                        <Marked parts={heading} />
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              )}
              <Slot name="searchRow" path={href} title={title.map(({ text }) => text).join('')} lang={lang} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
