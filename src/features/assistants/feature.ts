import { defineFeature, type FeatureSite, type PlannedSite } from '../../extend';
import { localizedPath } from '../../model/site/locale';
import { markdownPath, withBase } from '../../model/site/path';
import { assistantsSettings, type AssistantsSettings } from './node/assistantsSettings';
import { topLine } from './node/siteLists';

const TEXTS = { assistants: ['allPages', 'menu', 'openIn', 'prompt'] } as const;

declare module '../../extend' {
  interface FeatureSettings {
    assistants?: AssistantsSettings | undefined;
  }
  interface FeatureData {
    assistants: MenuData;
  }
  interface FeaturePageData {
    /** Address of the page's Markdown. */
    assistants: string;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    assistants: (typeof TEXTS.assistants)[number];
  }
}

interface MenuData {
  label: string;
  /** Request to read a page; `{{url}}` stands for the address of its Markdown. */
  prompt: string;
  openIn: AssistantsSettings['openIn'];
}

/** Returns the data of the menu; the labels of assistants are those of their links. */
function menuData({ site, textsOf }: FeatureSite, locale: string): MenuData | undefined {
  if (site.assistants?.pageMenu !== true) return undefined;
  const openIn = textsOf(locale, 'assistants').openIn ?? '';
  return {
    label: textsOf(locale, 'assistants').menu ?? '',
    prompt: textsOf(locale, 'assistants').prompt ?? '',
    openIn: site.assistants.openIn.map(({ label, url }) => ({ label: openIn.replace('{{name}}', label), url })),
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

/** The site for AI assistants: `llms.txt`, pages as Markdown, a menu on each page, and an MCP server. */
export const assistants = defineFeature({
  name: 'assistants',
  isOn: ({ site }) => site.assistants !== undefined,
  settings: assistantsSettings,
  texts: TEXTS,
  data: menuData,
  pageData: (loaded, locale, planned) =>
    loaded.site.assistants?.pageMenu === true ? markdownUrls(loaded, locale, planned) : new Map(),
  slots: ({ site }) => (site.assistants?.pageMenu === true ? { titleBottom: 'components/PageMenu' } : {}),
  markdownTop: (site, locale) => (site.site.assistants === undefined ? undefined : topLine(site, locale)),
  output: [{ after: 'export texts', load: async () => (await import('./node/writeLists')).writeLists }],
  commands: { mcp: async () => (await import('./node/mcp')).serveSite },
});
