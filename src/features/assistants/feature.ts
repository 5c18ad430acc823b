import { defineFeature, type FeatureSite, type PlannedSite } from '../../extend';
import { localizedPath } from '../../model/site/locale';
import { markdownPath, withBase } from '../../model/site/path';
import { FULL_LIST, SITE_LIST, topLine } from './node/siteLists';
import { z } from 'zod';
import { messagesOf, schemaError } from '../../node/diagnostics/messages';
import { strict } from '../../node/schema/strict';
import { shownText } from '../../node/schema/texts';
import texts from './node/texts.json';
import shownTexts from '../../texts/en/assistants.json';

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
const assistantsSettings = {
  assistants: settings.optional().describe('What assistants get: lists of the pages, and pages as Markdown.'),
};

type AssistantsSettings = z.output<typeof settings>;

interface MenuData {
  label: string;
  /** Request to read a page; `{{url}}` stands for the address of its Markdown. */
  prompt: string;
  openIn: AssistantsSettings['openIn'];
}

/** Returns the data of the menu; the labels of assistants are those of their links. */
function menuData(assistants: AssistantsSettings, { textsOf }: FeatureSite, locale: string): MenuData {
  const openIn = textsOf(locale, 'assistants').openIn ?? '';
  return {
    label: textsOf(locale, 'assistants').menu ?? '',
    prompt: textsOf(locale, 'assistants').prompt ?? '',
    openIn: assistants.openIn.map(({ label, url }) => ({ label: openIn.replace('{{name}}', label), url })),
  };
}

/** Returns the addresses of the Markdown of docs, in the locale or else in the default one, by path. */
function markdownUrls({ site, codes: [defaultCode = ''] }: FeatureSite, locale: string, { plans }: PlannedSite) {
  const originOf = (code: string) => site.locales.find((each) => each.code === code)?.url ?? site.url;
  const docs = plans.filter(({ template }) => template === 'doc');
  return new Map(
    docs.map(({ path, context: { locales } }) => {
      const code = Array.isArray(locales) && locales.includes(locale) ? locale : defaultCode;
      const file = withBase(localizedPath(markdownPath(path), code, defaultCode), site.baseUrl.replace(/\/$/, ''));
      return [path, { data: originOf(code) + file }] as const;
    }),
  );
}

declare module '../../model/site/features' {
  interface Features {
    assistants: {
      settings: typeof assistantsSettings;
      texts: { assistants: typeof shownTexts };
      data: MenuData;
      /** Address of the page's Markdown. */ pageData: string;
    };
  }
}

/** The site for AI assistants: `llms.txt`, pages as Markdown, a menu on each page, and an MCP server. */
export const assistants = defineFeature({
  name: 'assistants',
  isOn: ({ site }) => site.assistants !== undefined,
  settings: assistantsSettings,
  texts: { assistants: shownTexts },
  setup(loaded, add) {
    const { assistants: own } = loaded.site;
    if (own === undefined) return;
    add.serve({ markdownTop: topLine });
    add.step({
      after: 'export texts',
      load: async () => (await import('./node/writeLists')).writeLists,
      writes: [SITE_LIST, FULL_LIST],
    });
    if (!own.pageMenu) return;
    add.slot('titleBottom', 'components/PageMenu');
    add.data({
      everywhere: (locale) => menuData(own, loaded, locale),
      pages: (locale, planned) => markdownUrls(loaded, locale, planned),
    });
  },
  commands: { mcp: async () => (await import('./node/mcp')).serveSite },
});
