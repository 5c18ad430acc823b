import { z } from 'zod';
import { defineFeature } from '../../extend';
import { error, essential, warning } from '../../node/diagnostics/rule';

declare module '../../extend' {
  interface FeatureSettings {
    diagrams?: 'mermaid' | undefined;
  }
}

declare module '../../node/diagnostics/readingRules' {
  interface FeatureReadingRules {
    'diagram/alternative': true;
    'diagram/browser': true;
    'diagram/html': true;
    'diagram/syntax': true;
  }
}

/** Drawings of code blocks: the build draws each block in the language `mermaid`. */
export const diagrams = defineFeature({
  name: 'diagrams',
  isOn: ({ site }) => site.diagrams !== undefined,
  settings: {
    diagrams: z.literal('mermaid').optional().describe('Draws the code blocks in the language `mermaid`.'),
  },
  readingRules: {
    'diagram/alternative': error('Diagrams have a text for those who do not see them.'),
    'diagram/browser': essential('The computer that draws diagrams has Chromium or Chrome.'),
    'diagram/html': { ...warning('Labels of diagrams are plain text and `<br/>`.'), gentle: 'warning' },
    'diagram/syntax': essential('Mermaid can draw the diagrams.'),
  },
  changeSource: async (tree, compilation) => (await import('./node/drawDiagrams')).drawDiagrams(tree, compilation),
});
