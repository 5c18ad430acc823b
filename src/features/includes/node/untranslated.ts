import type { Finding } from '../../../node/diagnostics/diagnostic';
import { messagesOf } from '../../../node/diagnostics/messages';
import { warning } from '../../../node/diagnostics/rule';
import { defineRule } from '../../../node/content/rules/contentRule';
import { displayName } from '../../../node/files/contentFolder';
import texts from './texts.json';

const say = messagesOf(texts);

/** Reports passages that a translated page shows in the default language, each once. */
export const untranslated = defineRule(
  'include/untranslated',
  warning('Passages have a text in each language that they are shown in.'),
  ({ docs, posts }) => {
    const missing = new Map<string, Finding>();
    for (const { file: page, locale, content } of [...docs, ...posts])
      for (const { kind, key, digest } of content.uses) {
        if (kind !== 'included' || digest !== '' || missing.has(key)) continue;
        const file = displayName(key);
        const original = file.replace(`.${locale}.mdx`, '.mdx');
        missing.set(key, { file: original, ...say('untranslated', { file, page }) });
      }
    return [...missing.values()];
  },
);
