import path from 'node:path';
import type { CompiledContent } from '../../src/model/pages/compiledContent';
import { compileMdx, type Compiled } from '../../src/node/content/mdx/compile';
import type { SiteForContent } from '../../src/node/content/mdx/compilation';
import { prepareSource } from '../../src/node/content/mdx/prepareSource';
import { drawingPalettes } from '../../src/node/site/theme';
import { added } from './engine';
import { CORE_ELEMENTS } from '../../src/node/content/mdx/components/coreElements';

const NO_COMPONENTS = { folder: '/olematon/components', files: new Map<string, string>(), digest: '', diagnostics: [] };

/** A site at ohje.example.com whose folder has one other page, `toinen.mdx`. */
export function siteIn(folder: string): SiteForContent {
  return {
    folder,
    own: { origins: ['https://ohje.example.com'], baseUrl: '/', codes: ['fi', 'en', 'sv'] },
    keptIds: undefined,
    pageOf: (file) => (file === path.join(folder, 'toinen.mdx') ? '/docs/toinen' : undefined),
    meantIn: (_file, written) => written,
    glossary: { terms: [] },
    termsPage: undefined,
    mediaHosts: ['cdn.example.com'],
    idWords: { step: 'vaihe', tab: 'valilehti' },
    elements: CORE_ELEMENTS,
    features: [],
    transforms: [],
    palettes: () => drawingPalettes({ folder, added }),
    featureFiles: {},
    videos: { keys: [], fileOf: () => undefined },
    components: NO_COMPONENTS,
    withoutReact: () => undefined,
    locale: 'fi',
    localeOf: () => 'fi',
  };
}

/** Compiles a text as the file `sivu.mdx` of a folder. */
export function compileText(text: string, folder = '/olematon/docs'): Promise<Compiled> {
  const absolutePath = path.join(folder, 'sivu.mdx');
  return compileMdx({ absolutePath, file: 'sivu.mdx', body: prepareSource(text).body }, siteIn(folder));
}

function soundContent({ content, diagnostics }: Compiled): CompiledContent {
  if (content === undefined || diagnostics.length > 0)
    throw new Error(`The text has errors: ${JSON.stringify(diagnostics)}`);
  return content;
}

/** The content of a text without errors. */
export const contentOf = async (text: string, folder?: string) => soundContent(await compileText(text, folder));

/** The content of a text without errors, in a site with these facts. */
export async function compileIn(facts: Partial<SiteForContent>, body: string, file = 'sivu.mdx') {
  return soundContent(await compileMdx({ absolutePath: `/${file}`, file, body }, { ...siteIn('/'), ...facts }));
}
