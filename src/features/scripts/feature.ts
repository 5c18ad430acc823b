import { defineFeature } from '../../extend';
import { textIn } from '../../model/site/locale';
import { checkScripts, scriptsSettings, type ScriptSettings } from './node/scriptsSchema';

const TEXTS = { scripts: ['failed', 'loading', 'title'] } as const;

declare module '../../extend' {
  interface FeatureSettings {
    scripts?: ScriptSettings[] | undefined;
  }
  interface FeatureData {
    scripts: Readonly<Record<(typeof TEXTS.scripts)[number], string>> & { labels: (string | null)[] };
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    scripts: (typeof TEXTS.scripts)[number];
  }
}

/** Scripts of other services, such as a chat, which load when the reader asks for them or agrees. */
export const scripts = defineFeature({
  name: 'scripts',
  isOn: ({ site }) => site.scripts !== undefined,
  settings: scriptsSettings,
  checkSettings: checkScripts,
  texts: TEXTS,
  data: ({ site, codes: [defaultCode = ''], textsOf }, locale) => ({
    labels: (site.scripts ?? []).map(({ label }) => (label === undefined ? null : textIn(label, locale, defaultCode))),
    failed: textsOf(locale, 'scripts').failed ?? '',
    loading: textsOf(locale, 'scripts').loading ?? '',
    title: textsOf(locale, 'scripts').title ?? '',
  }),
  browserSettings: ({ site }) => site.scripts?.map(({ src, load }) => ({ src, load })),
  slots: { frame: 'components/ScriptButtons' },
  browser: 'browser/outsideScripts',
  sources: ({ scripts: all = [] }) => {
    const hosts = all.flatMap((script) => script.hosts);
    const addresses = [...all.map(({ src }) => src), ...hosts];
    // A policy tells sockets from other connections.
    const sockets = addresses.map((address) => address.replace(/^https:/, 'wss:'));
    return { script: addresses, image: hosts, connect: [...addresses, ...sockets], frame: hosts };
  },
  links: ({ scripts: all = [] }) =>
    all.map(({ src }, index) => ({ path: src.startsWith('/') ? src : undefined, key: ['scripts', index, 'src'] })),
});
