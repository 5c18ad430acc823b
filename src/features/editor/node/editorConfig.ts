import { existsSync } from 'node:fs';
import path from 'node:path';
import { textIn } from '../../../model/site/locale';
import { withBase } from '../../../model/site/path';
import { SITE_ICON } from '../../../model/site/webManifest';
import type { LoadedSite } from '../../../node/content/loadSite';
import { elementsOf } from '../../../node/content/mdx/components/registry';
import { readSiteComponents } from '../../../node/content/react/siteComponents';
import { displayName } from '../../../node/files/contentFolder';
import { glossarySchema } from '../../../node/schema/glossarySchema';
import { docSchema, postSchema } from '../../../node/schema/pageSchemas';
import { authorsSchema, redirectsSchema, tagsSchema, videoSchema } from '../../../node/schema/tableSchemas';
import { siteSchema } from '../../../node/schema/siteSchema';
import { synonymsSchema } from '../../../node/schema/synonymsSchema';
import { BODY, ENTRIES, KEY } from './contentFormat';
import { entryFields, foldedKeys, HIDDEN, pageFields } from './formFields';
import { elementLabels, snippets, templates, type ElementLabels } from './snippets';
import type { SidebarPaths } from './sidebarOrder';
import { defaultsOf, editorText, fieldsOf, jsonSchemaOf, type Field, type Language } from './fields';

/** The largest picture or video that writers may add, in bytes. */
const LARGEST_FILE = 30_000_000;

function backendOf({ site, folder }: LoadedSite): Record<string, unknown> {
  const { backend = 'local', repo, branch, apiRoot, signIn } = site.editor ?? {};
  // The browser opens the folder of this name; this service is never asked.
  if (backend === 'local')
    return { name: 'gitea', repo: `local/${path.basename(path.dirname(folder))}`, auth_methods: ['token'] };
  return {
    name: backend,
    repo,
    branch,
    api_root: apiRoot,
    ...(signIn === undefined
      ? { auth_methods: ['token'] }
      : {
          base_url: signIn.url,
          auth_endpoint: signIn.path,
          app_id: signIn.appId,
          ...(backend === 'gitlab' && { auth_type: 'pkce' }),
        }),
  };
}

/** What the editor reads when it starts. */
export interface EditorConfig {
  language: Language;
  codes: readonly string[];
  /** The content folder in the repository. */
  folder: string;
  /** The configuration of the CMS. */
  cms: Record<string, unknown>;
  snippets: [string, string][];
  /** Names of elements and notes for writers. */
  elements: Readonly<Record<string, ElementLabels>>;
  /** Paths and titles of the pages that a link can lead to. */
  pages: [path: string, title: string][];
  templates: [string, string][];
  order: SidebarPaths;
  /** Keys of pages whose fields are folded. */
  rare: string[];
  /** True where writers open a folder of their own computer. */
  isLocal: boolean;
  /** Values by format that forms show where a file lacks them. */
  defaults: Readonly<Record<'page' | 'map', Record<string, unknown>>>;
  site: Pick<LoadedSite['site'], 'idWords'> & {
    terms: LoadedSite['terms'];
    components: string[];
    origins: readonly string[];
    mediaHosts: readonly string[];
  };
}

const NOTHING: Pick<EditorConfig, 'pages' | 'order'> = { pages: [], order: [] };

/**
 * Builds the editor's configuration, with labels in a language, from the schemas of the check.
 * @param published what it says of pages: only of published ones, since anyone can read it
 */
export function editorConfig(loaded: LoadedSite, language: Language, published = NOTHING): EditorConfig {
  const { site, codes, folder } = loaded;
  const { added } = loaded.engine;
  const [defaultCode = ''] = codes;
  const base = site.baseUrl.replace(/\/$/, '');
  const label = (key: Parameters<typeof editorText>[0], values?: Record<string, string>) =>
    editorText(key, language, values).label;
  const root = site.editor?.folder ?? displayName(folder);
  const source = { language, codes, docsBase: site.docs.base };
  const chosen = (file: string, shown: string): Partial<Field> => ({
    widget: 'relation',
    collection: 'data',
    file,
    value_field: `${ENTRIES}.*.${KEY}`,
    display_fields: [`${ENTRIES}.*.${shown}`],
    multiple: true,
    field: undefined,
  });
  const beside = { media_folder: '', public_folder: '.' };
  const page = { format: 'page-frontmatter', extension: 'mdx', i18n: true, create: true, ...beside };
  const file = (name: string, label: string, place: string, fields: Field[], format: string) => ({
    name,
    label,
    file: `${root}/${place}`,
    fields,
    format,
  });
  const settings = jsonSchemaOf(siteSchema(added));
  const announcement = { properties: { announcement: settings.properties?.announcement ?? {} } };
  const { announcement: shown } = site as { announcement?: { content: unknown } };
  const inOneLanguage = typeof shown?.content === 'string';
  const [bar] = fieldsOf(announcement, { ...source, kind: 'site' });
  const barFields = bar?.fields?.map((field) =>
    inOneLanguage && field.name === 'content' ? { ...field, widget: 'text', fields: undefined } : field,
  );
  const labels = new Map(site.locales.map((locale) => [locale.code, locale.label]));
  /** Parts without a folder of the content are not shown. */
  const hasFolder = (name: string) => existsSync(path.join(folder, name));
  const files = [
    file('glossary', label('glossary'), 'glossary.yaml', entryFields(glossarySchema, 'glossary', source), 'record'),
    ...codes.map((code) =>
      file(
        `synonyms-${code}`,
        label('synonyms', { language: labels.get(code) ?? code }),
        `synonyms.${code}.yaml`,
        entryFields(synonymsSchema, 'synonyms', source),
        'list',
      ),
    ),
    file('redirects', label('redirects'), 'redirects.yaml', entryFields(redirectsSchema, 'redirects', source), 'list'),
    ...(hasFolder('blog')
      ? [
          file(
            'authors',
            label('authors'),
            'blog/authors.yaml',
            entryFields(authorsSchema, 'authors', source),
            'record',
          ),
          file('tags', label('tags_file'), 'blog/tags.yaml', entryFields(tagsSchema, 'tags', source), 'record'),
        ]
      : []),
    file(
      'announcement',
      label('announcement'),
      'site.yaml',
      [{ ...bar, name: 'announcement', widget: 'object', fields: barFields }, HIDDEN],
      'map',
    ),
    file(
      'sidebars',
      label('sidebars'),
      'sidebars.yaml',
      [{ name: BODY, label: label('sidebars'), widget: 'text' }, HIDDEN],
      'text',
    ),
  ];
  const cms = {
    load_config_file: false,
    backend: backendOf(loaded),
    app_title: textIn(site.title, defaultCode, defaultCode),
    // An editor with a host of its own has no files of the site.
    ...(site.editor?.url === undefined && {
      logo: { src: withBase(site.navbar.logo?.src ?? SITE_ICON, base), show_in_header: false },
    }),
    site_url: site.url + base,
    publish_mode: site.editor?.review === true ? 'editorial_workflow' : 'simple',
    media_folder: root,
    media_libraries: {
      default: { config: { max_file_size: LARGEST_FILE, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: codes,
      default_locale: defaultCode,
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    },
    collections: [
      {
        ...page,
        name: 'docs',
        label: label('docs'),
        label_singular: label('page'),
        folder: `${root}/docs`,
        nested: { subfolders: false },
        meta: { path: {} },
        slug: { template: '{{title}}', editable: ['create'] },
        fields: pageFields(docSchema(added), 'docs', source),
      },
      {
        ...page,
        name: 'blog',
        label: label('blog'),
        label_singular: label('post'),
        folder: `${root}/blog`,
        slug: { template: '{{year}}-{{month}}-{{day}}-{{title}}', editable: ['create'] },
        fields: pageFields(postSchema, 'blog', source, {
          authors: chosen('authors', 'name'),
          tags: chosen('tags', 'label'),
        }),
      },
      {
        name: 'videos',
        label: label('videos'),
        label_singular: label('video'),
        folder: `${root}/videos`,
        format: 'map',
        extension: 'yaml',
        create: true,
        ...beside,
        public_folder: '',
        slug: { template: '{{title}}', editable: ['create'] },
        fields: [
          ...fieldsOf(jsonSchemaOf(videoSchema), {
            ...source,
            kind: 'videos',
            own: { file: { widget: 'file' }, captions: { widget: 'file' }, poster: { widget: 'image' } },
          }),
          HIDDEN,
        ],
      },
      { name: 'data', label: label('data'), editor: { preview: false }, files },
    ].filter(({ name }) => !['blog', 'videos'].includes(name) || hasFolder(name)),
  };
  return {
    language,
    codes,
    folder: root,
    cms,
    snippets: snippets(loaded),
    elements: elementLabels(loaded, language),
    ...published,
    templates: templates(folder),
    rare: [
      ...foldedKeys(pageFields(docSchema(added), 'docs', source)),
      ...foldedKeys(pageFields(postSchema, 'blog', source)),
    ],
    isLocal: site.editor?.backend === 'local',
    defaults: { page: defaultsOf(jsonSchemaOf(docSchema(added))), map: defaultsOf(announcement) },
    site: {
      idWords: site.idWords,
      terms: loaded.terms,
      components: [...readSiteComponents(folder, elementsOf(added).keys()).files.keys()],
      origins: loaded.own.origins,
      mediaHosts: site.media?.hosts ?? [],
    },
  };
}
