import { levelsOf, type PanelWords, type ShownFinding, type WritingState } from '../../model/writing/writing';
import { countLevels, isError, placeOf, type Diagnostic } from '../diagnostics/diagnostic';
import { messageLanguage, messagesOf } from '../diagnostics/messages';
import { fileNamed } from '../files/contentFolder';
import texts from './texts.json';

const say = messagesOf(texts);

/** Most findings of other files that a page is sent: more than anybody reads at once. */
const OTHERS_SENT = 50;

function shownFinding(diagnostic: Diagnostic): ShownFinding {
  return {
    place: placeOf(diagnostic),
    rule: diagnostic.rule,
    level: diagnostic.level,
    message: diagnostic.message,
    hint: diagnostic.hint ?? null,
    source: { file: fileNamed(diagnostic.file), line: diagnostic.line ?? 1 },
  };
}

const errorsFirst = (a: Diagnostic, b: Diagnostic) => Number(isError(b)) - Number(isError(a));

/** Returns the texts of the panel with these findings. */
export function panelWords({
  own,
  others,
  otherCounts,
  notices,
}: Pick<WritingState, 'own' | 'others' | 'otherCounts' | 'notices'>): PanelWords {
  const word = (key: keyof typeof texts, values?: Record<string, string | number>) => say(key, values).message;
  const [onPage, elsewhere] = [countLevels(levelsOf(own)), countLevels(otherCounts)];
  const count = otherCounts.errors + otherCounts.warnings;
  const parts = [
    ...(onPage === '' ? [] : [word('panel.onPage', { counts: onPage })]),
    ...(elsewhere === '' ? [] : [word('panel.elsewhere', { counts: elsewhere })]),
    ...(notices.length === 0 ? [] : [word('panel.restart')]),
  ];
  return {
    language: messageLanguage(),
    label: word('panel.label'),
    summary: parts.join(', '),
    others: word('panel.others', { count }),
    more: word('panel.more', { left: count - others.length }),
    open: word('panel.open'),
    openHint: word('panel.openHint'),
    error: word('panel.error'),
    warning: word('panel.warning'),
  };
}

/** Returns the findings in the form that the page of a file shows (null for a page without one). */
export function writingState(
  diagnostics: readonly Diagnostic[],
  file: string | null,
  facts: Pick<WritingState, 'notices' | 'round'>,
): WritingState {
  const isOwn = (diagnostic: Diagnostic) => diagnostic.file === file;
  const sorted = [...diagnostics].sort(errorsFirst);
  const others = sorted.filter((diagnostic) => !isOwn(diagnostic));
  const shown = {
    own: sorted.filter(isOwn).map(shownFinding),
    others: others.slice(0, OTHERS_SENT).map(shownFinding),
    otherCounts: levelsOf(others),
    ...facts,
  };
  return { file, ...shown, words: panelWords(shown) };
}
