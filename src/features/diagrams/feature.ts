import { z } from 'zod';
import { defineFeature } from '../../extend';
import { error, essential, warning } from '../../node/diagnostics/rule';

const settings = {
  diagrams: z.literal('mermaid').optional().describe('Draws the code blocks in the language `mermaid`.'),
};

const readingRules = {
  'diagram/alternative': error('Diagrams have a text for those who do not see them.'),
  'diagram/browser': essential('The computer that draws diagrams has Chromium or Chrome.'),
  'diagram/html': { ...warning('Labels of diagrams are plain text and `<br/>`.'), gentle: 'warning' as const },
  'diagram/syntax': essential('Mermaid can draw the diagrams.'),
};

declare module '../../model/site/features' {
  interface Features {
    diagrams: { settings: typeof settings; readingRules: typeof readingRules };
  }
}

/** Drawings of code blocks: the build draws each block in the language `mermaid`. */
export const diagrams = defineFeature({
  name: 'diagrams',
  isOn: ({ site }) => site.diagrams !== undefined,
  settings,
  readingRules,
  setup(_, add) {
    add.transform({
      markdown: async (tree, compilation) => (await import('./node/drawDiagrams')).drawDiagrams(tree, compilation),
    });
  },
});
