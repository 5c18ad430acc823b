import { z } from 'zod';
import { messagesOf, schemaError } from '../../../node/diagnostics/messages';
import { strict } from '../../../node/schema/strict';
import { shownText } from '../../../node/schema/texts';
import texts from './texts.json';

const say = messagesOf(texts);

/** An assistant that the menu of a page opens. */
interface Assistant {
  label: string;
  /** Its address; `{prompt}` stands for a request to read the page, `{url}` for the page's Markdown. */
  url: string;
}

const ASSISTANTS: Readonly<Record<'chatgpt' | 'claude' | 'perplexity', Assistant>> = {
  chatgpt: { label: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
  claude: { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  perplexity: { label: 'Perplexity', url: 'https://www.perplexity.ai/search/new?q={prompt}' },
};

const assistant = strict({
  label: shownText.describe('Its name.'),
  url: z
    .string()
    .regex(
      /^https:\/\/[^\s{}]*\{(?:url|prompt)\}\S*$/,
      schemaError(say, 'assistants/url', { url: '{url}', prompt: '{prompt}' }),
    )
    .meta({ title: 'address with `{url}` or `{prompt}`' })
    .describe('Its address; `{url}` is the address of the page as Markdown, `{prompt}` asks to read it.'),
});

const settings = strict({
  partSize: z.int().positive().default(1000).describe('Kilobytes of a file with whole texts; more make several files.'),
  pageMenu: z.boolean().default(false).describe('Whether docs have a menu that copies or opens their Markdown.'),
  openIn: z
    .array(z.union([z.enum(['chatgpt', 'claude', 'perplexity']).transform((name) => ASSISTANTS[name]), assistant]))
    .default([])
    .describe('Assistants in this menu: `chatgpt`, `claude`, `perplexity`, or others by name and address.'),
});

/** The key of `site.yaml` for assistants. */
export const assistantsSettings = {
  assistants: settings.optional().describe('What assistants get: lists of the pages, and pages as Markdown.'),
};

export type AssistantsSettings = z.output<typeof settings>;
