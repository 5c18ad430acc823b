import { memo } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { SearchArea } from '../../model/search/manifest';
import { type FoundPage, resultPlace, textOf } from '../../model/search/provider';
import type { OpenedHit } from '../../model/search/provider';
import { dialogStyles as styles } from './dialogStyles';
import { languageNote } from './languageNote';
import { Marked } from './Marked';

interface DialogHitsProps {
  /** Prefix of the options' ids. */
  id: string;
  pages: readonly FoundPage[];
  areas: readonly SearchArea[];
  /** Id of the selected option. */
  active: string | undefined;
  /** Stems to highlight on an opened page. */
  stems: readonly string[];
  /** True until the passages have loaded. */
  isLoading: boolean;
  onChoose: (id: string) => void;
  onOpen: (hit: OpenedHit) => void;
}

/** Results as groups of options: each page with its best sections, the one that answers in front. */
export const DialogHits = memo(function DialogHits({
  id: listId,
  pages,
  areas,
  active,
  stems,
  isLoading,
  onChoose,
  onOpen,
}: DialogHitsProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <>
      {pages.map((page, number) => {
        const { href, lang, title, snippet, sections } = page;
        const language = languageNote(pages, number, code, t);
        const id = (index: number, part = '') => `${listId}-${number}-${index}${part}`;
        const [first] = sections;
        const isAnswered = first?.isAnswer === true;
        // The name is title and place; the passage would make it too long to listen to at each key.
        const option = (index: number, names: readonly string[]) => {
          const optionId = id(index);
          const isActive = optionId === active;
          return {
            id: optionId,
            role: 'option',
            tabIndex: -1,
            'aria-selected': isActive,
            'aria-labelledby': names.join(' '),
            'aria-describedby': id(index, '-passage'),
            lang: lang === code ? undefined : lang,
            state: { stems, lang },
            onMouseMove: isActive ? undefined : () => onChoose(optionId),
          } as const;
        };
        const note = (anchor: string, section: string) => () =>
          onOpen({ href: anchor === '' ? href : `${href}#${anchor}`, title: textOf(title), section, lang });
        return (
          <div role="group" css={styles.group} key={href} aria-label={textOf(title)}>
            {language !== undefined && (
              <p css={styles.language} role="presentation">
                {language}
              </p>
            )}
            <SiteLink
              {...option(0, [id(0, '-title'), id(0, '-place')])}
              css={[styles.option, isAnswered && styles.above]}
              href={href}
              onClick={note('', '')}
            >
              <span css={styles.heading}>
                <span css={styles.title} id={id(0, '-title')}>
                  <Marked parts={title} />
                </span>
                <span css={styles.place} id={id(0, '-place')}>
                  {resultPlace(page, areas)}
                </span>
              </span>
              <span
                css={[
                  styles.snippet,
                  styles.line,
                  first === undefined ? isLoading && styles.loadingLine : styles.hidden,
                ]}
                id={id(0, '-passage')}
              >
                <Marked parts={snippet} />
              </span>
            </SiteLink>
            {sections.map((section, index) => (
              <SiteLink
                {...option(index + 1, [id(index + 1, '-title'), id(0, '-title')])}
                css={[styles.option, section.isAnswer ? styles.answer : styles.section]}
                key={section.anchor}
                data-answer={section.isAnswer}
                href={`${href}#${section.anchor}`}
                onClick={note(section.anchor, textOf(section.heading))}
              >
                <span css={section.isAnswer && styles.title} id={id(index + 1, '-title')}>
                  <Marked parts={section.heading} />
                </span>
                <span
                  css={[styles.snippet, section.isAnswer ? isLoading && styles.loading : styles.beside]}
                  id={id(index + 1, '-passage')}
                >
                  <Marked parts={section.snippet} />
                </span>
              </SiteLink>
            ))}
          </div>
        );
      })}
    </>
  );
});
