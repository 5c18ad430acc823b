import { analyserOf } from '../../../model/search/analyser';
import type { Analyser } from '../../../model/search/analyserBy';
import { partsWithin } from '../../../model/search/finnish/compounds';
import { wordsOf } from '../../../model/search/normalise';
import type { Finding } from '../../diagnostics/diagnostic';
import { warning } from '../../diagnostics/rule';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import { say } from '../say';
import { defineRule } from './contentRule';

/** Shortest stem that is looked for within longer words. */
const MIN_WITHIN = 4;

/** Returns a test for words and phrases that a page's texts contain, in any form and as parts of compounds. */
function wordsOfPage({ frontMatter, content }: Doc | Post, analyser: Analyser): (phrase: string) => boolean {
  const texts = content.sections.flatMap(({ heading, text }) => [heading, text]);
  const words = new Set([frontMatter.title, frontMatter.description, ...texts].flatMap(wordsOf));
  const rootOf = (word: string) => analyser.root(analyser.stem(word));
  const roots = new Set([...words].map(rootOf));
  const all = [...words].join(' ');
  const isSaid = (root: string) => roots.has(root) || (root.length >= MIN_WITHIN && all.includes(root));
  const isKnown = (stem: string) => isSaid(analyser.root(stem)) || analyser.isCommon(stem);
  return (phrase) =>
    wordsOf(phrase).every((word) => {
      const stem = analyser.stem(word);
      if (analyser.isStopWord(word) || analyser.isStopStem(stem) || analyser.isDenial(word)) return true;
      if (isSaid(analyser.root(stem))) return true;
      const parts = partsWithin(word, { stemOf: (part) => analyser.stem(part), isKnown });
      return parts.length > 1 && parts.every((part) => isSaid(analyser.root(part)));
    });
}

/** Reports synonyms and keywords that no sentence of their page contains, so that the search promises too much. */
function checkHiddenWords(content: Content): Finding[] {
  return content.codes.flatMap((locale, index) => {
    const analyser = analyserOf(locale, content.searchWords.get(locale));
    const pages = [...content.docs, ...content.posts].filter((page) => page.locale === locale);
    const tests = new Map<string, (phrase: string) => boolean>();
    const testOf = (page: Doc | Post) => {
      const test = tests.get(page.file) ?? wordsOfPage(page, analyser);
      tests.set(page.file, test);
      return test;
    };
    const keywords = pages.flatMap((page) =>
      page.frontMatter.keywords.flatMap((word, at): Finding[] =>
        testOf(page)(word)
          ? []
          : [{ file: page.file, ...page.locate(['keywords', at]), ...say('synonym/hidden.keyword', { word }) }],
      ),
    );
    const table = content.synonyms[index];
    const synonyms = (table?.data ?? []).flatMap((entry, number) => {
      const targets = pages.filter(({ path }) => entry.pages.includes(path));
      return entry.words.flatMap((word, at): Finding[] =>
        table === undefined || targets.length === 0 || targets.some((page) => testOf(page)(word))
          ? []
          : [
              {
                file: table.file,
                ...table.locate([number, 'words', at]),
                ...say('synonym/hidden', { word, page: entry.pages.join(', ') }),
              },
            ],
      );
    });
    return [...keywords, ...synonyms];
  });
}

export const hiddenWords = defineRule(
  'synonym/hidden',
  warning('Synonyms and keywords are in a sentence of their page, or listed as spellings.'),
  checkHiddenWords,
);
