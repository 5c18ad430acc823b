import { Slot } from '../layout/Slot';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { OpenedHit } from '../../model/search/provider';
import type { SearchArea } from '../../model/search/manifest';
import { type FoundPage, resultPlace, textOf } from '../../model/search/provider';
import { media } from '../../theme/media';
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
  text: {
    display: '-webkit-box',
    overflow: 'hidden',
    lineHeight: 1.55,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // Another passage may still come: keep its two lines, so that nothing moves.
    minHeight: '3.1em',
  },
  sections: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs} ${space.m}`,
    fontSize: '0.9375rem',
    '& a': { display: 'inline-block', paddingBlock: 3, [media.phone]: { paddingBlock: 11 } },
  },
});

interface ResultListProps {
  pages: readonly FoundPage[];
  areas: readonly SearchArea[];
  /** Stems to highlight on an opened page. */
  stems: readonly string[];
  /** True while they belong to an earlier query, and until their passages have loaded. */
  isBusy: boolean;
  onOpen: (hit: OpenedHit) => void;
}

/** Results with location, passage and links to matching sections; a result opens its section that answers. */
export function ResultList({ pages, areas, stems, isBusy, onOpen }: ResultListProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <ol css={styles.list} aria-busy={isBusy}>
      {pages.map((page, number) => {
        const { href, lang, title, snippet, sections } = page;
        const state = { stems, lang };
        const open =
          (anchor = '', section = '') =>
          () =>
            onOpen({ href: href + anchor, title: textOf(title), section, lang });
        const answer = sections.find(({ isAnswer }) => isAnswer);
        const anchor = answer === undefined ? '' : `#${answer.anchor}`;
        const others = sections.filter((section) => section !== answer);
        const passage = answer !== undefined && answer.snippet.length > 0 ? answer.snippet : snippet;
        const note = languageNote(pages, number, code, t);
        return (
          <li css={styles.item} key={href}>
            {note !== undefined && <p css={styles.language}>{note}</p>}
            <div css={styles.hit} lang={lang === code ? undefined : lang}>
              {answer !== undefined && (
                <p css={styles.place}>
                  <SiteLink css={styles.link} href={href} state={state} onClick={open()}>
                    <Marked parts={title} />
                  </SiteLink>
                </p>
              )}
              <h2 css={styles.title}>
                <SiteLink
                  css={styles.link}
                  href={href + anchor}
                  state={state}
                  data-answer={answer?.isAnswer}
                  onClick={open(anchor, answer && textOf(answer.heading))}
                >
                  <Marked parts={answer?.heading ?? title} />
                </SiteLink>
              </h2>
              <p css={styles.place}>{resultPlace(page, areas)}</p>
              {/* Another passage is another element: its words have not moved. */}
              <p css={styles.text} key={textOf(passage)}>
                <Marked parts={passage} />
              </p>
              {others.length > 0 && (
                <ul css={styles.sections}>
                  {others.map(({ anchor: id, heading }) => (
                    <li key={id}>
                      <SiteLink href={`${href}#${id}`} state={state} onClick={open(`#${id}`, textOf(heading))}>
                        <Marked parts={heading} />
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              )}
              <Slot name="searchRow" path={href} anchor={answer?.anchor ?? ''} title={textOf(title)} lang={lang} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
