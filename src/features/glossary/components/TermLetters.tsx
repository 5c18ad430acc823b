import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import type { NamedTerm } from '../model/termList';
import { NAVBAR_HEIGHT } from '../../../model/limits';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { TermEntry, type ShownTerm } from './TermEntry';

const styles = styleSheet({
  // The letters stay in view; on phones they are one row, which scrolls.
  nav: {
    position: 'sticky',
    zIndex: 1,
    top: `var(--help-navbar-offset, ${NAVBAR_HEIGHT}px)`,
    background: role.background,
    borderBottom: `1px solid ${role.border}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [media.print]: { display: 'none' },
  },
  letters: { display: 'flex', gap: space.xs, listStyle: 'none', padding: 0 },
  way: {
    display: 'inline-block',
    minWidth: '2rem',
    padding: '0.25rem 0.4rem',
    textAlign: 'center',
    [media.touch]: { minWidth: 44, paddingBlock: 8 },
  },
  group: { display: 'grid', gap: space.s },
  letter: { scrollMarginTop: '3.5rem', color: role.textMuted, fontSize: '1.5rem' },
  terms: { columns: '24rem 2', columnGap: space.xl, margin: 0 },
});

interface TermLettersProps {
  letters: readonly { letter: string; items: readonly NamedTerm<ShownTerm>[] }[];
  /** Keys of the terms that are shown; undefined for all. */
  found: ReadonlySet<string> | undefined;
}

/** Id of a letter's heading; no key of a term begins with a capital letter. */
const idOf = (letter: string) => `Letter-${letter}`;

/** Terms by letter, below links to the letters. */
export function TermLetters({ letters, found }: TermLettersProps) {
  const t = useText();
  const { code } = useLocale();
  const shown = letters.flatMap(({ letter, items }) => {
    const fitting = found === undefined ? items : items.filter(({ key }) => found.has(key));
    return fitting.length === 0 ? [] : [{ letter, items: fitting }];
  });
  return (
    <>
      {found === undefined && (
        <nav css={styles.nav} aria-label={t('glossary.letters')}>
          <ul css={styles.letters}>
            {shown.map(({ letter }) => (
              <li key={letter}>
                <a css={styles.way} href={`#${encodeURIComponent(idOf(letter))}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map(({ letter, items }) => (
        <section css={styles.group} key={letter} aria-labelledby={idOf(letter)}>
          <h2 css={styles.letter} id={idOf(letter)}>
            {letter}
          </h2>
          <dl css={styles.terms}>
            {items.map((term) => (
              <TermEntry key={term.key} term={term} locale={code} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
