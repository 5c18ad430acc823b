import { z } from 'zod';
import { onceFor, type Additions } from '../../model/site/additions';
import { addedSettings, checkTogether, type FeatureSearchSettings, type FeatureSettings } from './featureSettings';
import { EDIT_PATH } from '../../model/site/editUrl';
import { serving } from './servingSchema';
import { strict } from './strict';
import { supportSchema } from './supportSchema';
import { homeSchema } from './homeSchema';
import { footerLogo, navbarLogo } from './logoSchema';
import {
  baseUrl,
  docsBase,
  editTemplate,
  LOCALE_CODE,
  localizedText,
  origin,
  outsideHref,
  sitePath,
  slug,
} from './texts';
import { schemaError, say } from '../diagnostics/messages';

/** True for exactly one target: `to` is a page of the site, `href` is external. */
const oneTarget = <Item extends { to?: string; href?: string }>({ to, href }: Item) =>
  (to === undefined) !== (href === undefined);
const ONE_TARGET = schemaError(say, 'schema.target');

const link = strict({
  label: localizedText.describe('Text of the link.'),
  to: sitePath.optional().describe('Page of the site; a link has `to` or `href`.'),
  href: outsideHref.optional().describe('Address out of the site; opens in a new tab.'),
}).refine(oneTarget, ONE_TARGET);

const SIDE = 'Side of the bar: links are on the left unless they say so, the search on the right.';
const ITEM = 'Text of the item.';
const position = z.enum(['left', 'right']).default('left').describe(SIDE);

const isNoDropdown = (item: unknown) => typeof item !== 'object' || item === null || !('items' in item);

const dropdownItem = z.unknown().refine(isNoDropdown, schemaError(say, 'schema.dropdown')).pipe(link);

const navbarItem = z.discriminatedUnion('type', [
  strict({
    type: z.literal('link').describe('A link.'),
    position,
    label: localizedText.describe(ITEM),
    to: link.shape.to,
    href: link.shape.href,
  }).refine(oneTarget, ONE_TARGET),
  strict({
    type: z.literal('dropdown').describe('A list of links that opens.'),
    position,
    label: localizedText.describe(ITEM),
    items: z
      .array(dropdownItem)
      .min(1)
      .meta({ title: 'list of links' })
      .describe('Links, each with `label` and `to` or `href`.'),
  }),
  strict({
    type: z.literal('search').describe('The search; without such an item it is on the right.'),
    position: z.enum(['left', 'right']).default('right').describe(SIDE),
  }),
]);

const footerColumn = strict({
  title: localizedText.describe('Heading of a column.'),
  items: z.array(link).min(1).describe('Links of the column.'),
});

/** A part of the site that a search can be limited to. */
const searchArea = strict({
  id: slug.describe('Name of the area in addresses.'),
  label: localizedText.describe('Name that readers see.'),
  under: z.array(sitePath).min(1).describe('Paths below which its pages are.'),
});

/** Folders of the docs that have a sidebar, a link in the bar and a search area of their own. */
const docsRoots = z
  .array(
    strict({
      folder: slug.describe('A folder in `docs`, with its own sidebar, link in the bar and search area.'),
      label: localizedText.describe('Its name.'),
    }),
  )
  .default([])
  .describe('Docs of other products.');

/** The format of content folders; `npm run migrate` brings a folder of an older one to it. */
export const FORMAT_VERSION = 2;

const createSettings = (ofFeatures: z.ZodRawShape, ofSearch: z.ZodRawShape) =>
  strict({
    formatVersion: z
      .literal(FORMAT_VERSION, schemaError(say, 'schema.format', { format: FORMAT_VERSION }))
      .optional()
      .describe('Format of the content folder, which `npm run migrate` writes.'),
    title: z.string().min(1).describe('Name of the site.'),
    titleDelimiter: z.string().min(1).default('|').describe("Sign between the name and a page's title."),
    description: localizedText.describe('Sentence about the front page, for its head.'),
    url: origin.describe('Where the site is published: for canonical addresses, language versions and feeds.'),
    baseUrl: baseUrl.default('/').describe('Path under which the site lies.'),
    docs: strict({ base: docsBase, roots: docsRoots }).prefault({}).describe('Where the docs of the main version are.'),
    baseUrlBanner: z
      .boolean()
      .default(true)
      .describe('Whether home pages show a banner where the scripts of the site did not start.'),
    editUrl: editTemplate
      .optional()
      .describe(`Where files of the content folder are edited; \`${EDIT_PATH}\` is the path of the file in it.`),
    locales: z
      .array(
        strict({
          code: z
            .string()
            .regex(LOCALE_CODE, schemaError(say, 'schema.locale'))
            .meta({ title: 'two small letters; also `pt-BR`' })
            .describe('Language; names the files of translations and the folder in `locales/`.'),
          label: z.string().min(1).describe('Name of the language in itself.'),
          htmlLang: z.string().min(2).describe('Language as HTML names it, such as `fi`.'),
          url: origin.optional().describe('Origin of its pages; else `url`.'),
          baseUrl: baseUrl
            .optional()
            .describe(
              "Path of its pages below the site's: always `/` for the first language, `/<code>/` for the others.",
            ),
        }),
      )
      .min(1)
      .describe('Languages of the site; originals are in the first one.'),
    navbar: strict({
      items: z.array(navbarItem).default([]).describe('Items of the bar, of three types.'),
      hideOnScroll: z
        .boolean()
        .default(true)
        .describe('Whether the bar hides while readers scroll down and returns on the way up.'),
      logo: navbarLogo.optional().describe('Picture before the title.'),
    }).default({ items: [], hideOnScroll: true }),
    footer: strict({
      style: z.enum(['light', 'dark']).default('light').describe('`dark`: dark colours in both modes.'),
      links: z
        .array(z.union([footerColumn, link]))
        .refine((links) => new Set(links.map((each) => 'items' in each)).size < 2, schemaError(say, 'schema.footer'))
        .default([])
        .describe('Either columns or a row of links.'),
      logo: footerLogo.optional().describe('Picture in the footer.'),
      copyright: localizedText.describe('Copyright line.'),
    }).optional(),
    home: homeSchema.prefault({}),
    confirmationPage: sitePath
      .optional()
      .describe(
        "Page that explains what the product owner's confirmation means; the line at the foot of a page links to it.",
      ),
    support: supportSchema,
    colorMode: strict({
      default: z.enum(['light', 'dark']).default('light').describe('Colours before the reader chooses.'),
      respectSystem: z.boolean().default(true).describe("Whether the device's setting counts before that."),
      canSwitch: z.boolean().default(true).describe('Whether there is a switch.'),
    }).default({ default: 'light', respectSystem: true, canSwitch: true }),
    serving: serving.prefault({}).describe('What the servers of the site send.'),
    media: strict({
      hosts: z
        .array(z.string().regex(/^(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?$/))
        .default([])
        .meta({ title: 'list of names such as `cdn.example.com`' })
        .describe('Hosts whose images and videos pages show; readers load them from there.'),
    })
      .optional()
      .describe('Images and videos of other sites.'),
    search: strict(
      {
        searchPagePath: sitePath.default('/search').describe('Address of the search page.'),
        areas: z.array(searchArea).default([]).describe('Parts of the site that a search can be narrowed to.'),
        ...ofSearch,
      },
      { support: 'support.url' },
    ).prefault({}),
    ...ofFeatures,
    components: z
      .enum(['off', 'trusted'])
      .default('off')
      .describe(
        'Whether the content may have code: imports and exports in pages, `content/components`, and slots, overrides, pages, elements and extensions. `trusted` runs it.',
      ),
    bundler: z
      .enum(['rspack', 'webpack'])
      .default('rspack')
      .describe(
        'What bundles the scripts of a build: `webpack` is slower, and takes every plugin and loader of webpack.',
      ),
    idWords: strict({
      step: slug.default('step').describe('Steps of `<Steps>`: `#step-1`.'),
      tab: slug.default('tab').describe('Panels of `<Tabs>`: `#tab-1-value`.'),
    })
      .default({ step: 'step', tab: 'tab' })
      .describe('First words of ids in addresses. A change breaks links to steps and tabs.'),
    // The rule `checks/settings` validates the options of rules.
    checks: z
      .unknown()
      .optional()
      .meta({ title: 'preset, and levels of rules' })
      .describe('Which rules `npm run check` applies: `{ preset: gentle, link/broken: error }`.'),
  });

type CoreSite = z.output<ReturnType<typeof createSettings>>;
/** The settings of a site, including those of features. */
export type Site = Omit<CoreSite, 'search'> & FeatureSettings & { search: CoreSite['search'] & FeatureSearchSettings };

/** `content/site.yaml`: the facts of the site, and the owner's settings. */
export const siteSchema = onceFor((added: Additions) =>
  createSettings(...addedSettings(added)).superRefine((settings, context) => {
    checkTogether(added, settings as unknown as Site, context);
  }),
);

export type SiteLink = z.output<typeof link>;
export type NavbarItem = z.output<typeof navbarItem>;
