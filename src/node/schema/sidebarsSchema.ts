import { z } from 'zod';
import type { LocalizedText } from '../../model/site/locale';
import { strict } from './strict';
import { localizedText, outsideHref, slug } from './texts';
import { schemaError, say } from '../diagnostics/messages';

/** Name of the items in the handbook's tables. */
const ITEMS = 'list of docs, folders, categories and links';

/** An item in `sidebars.yaml`: a doc's path under `docs`, or an object identified by its first key. */
export type SidebarItemInput =
  | string
  | { doc: string; label?: LocalizedText }
  | { category: LocalizedText; slug?: string; description?: LocalizedText; items: SidebarItemInput[] }
  | { auto: string }
  | { link: LocalizedText; href: string };

const doc = strict({
  doc: z.string().min(1).describe('Path of a doc below `docs`; `etusivu` alone is the same as `{ doc: etusivu }`.'),
  label: localizedText.optional().describe('Name in the sidebar; else that of the page.'),
});
const auto = strict({
  auto: z
    .string()
    .min(1)
    .describe(
      'Folder below `docs` whose pages stand here, `.` for all: by `sidebar_position`, then by name; the folders in it are categories, named by their `index` page. What stands elsewhere in the file is left out here.',
    ),
});
const link = strict({
  link: localizedText.describe('Text of a link out of the site.'),
  href: outsideHref.describe('Its address.'),
});
const category = strict({
  category: localizedText.describe('Name of a group.'),
  slug: slug.optional().describe('Makes the page `/docs/category/<slug>`; without it the category is a group only.'),
  description: localizedText.optional().describe('Sentence on the page of the category and on its card.'),
  get items(): z.ZodType<SidebarItemInput[]> {
    return z
      .array(sidebarItem)
      .min(1)
      .meta({ title: ITEMS })
      .describe('The order is that of the site, and of "previous" and "next".');
  },
});

const sidebarItem: z.ZodType<SidebarItemInput> = z.union(
  [z.string().min(1), doc, category, auto, link],
  schemaError(say, 'schema.sidebarItem'),
);

/** `content/sidebars.yaml`: sidebars by name; the one marked `default`, else the first, is for pages in none. */
export const sidebarsSchema = z
  .record(
    z.string().regex(/^[a-z][a-zA-Z0-9]*$/, schemaError(say, 'schema.sidebarName')),
    strict({
      label: localizedText.describe('Name of the sidebar.'),
      default: z
        .boolean()
        .default(false)
        .describe('`true`: stands beside pages that are in no sidebar; else the first one does.'),
      items: z
        .array(sidebarItem)
        .min(1)
        .meta({ title: ITEMS })
        .describe('The order is that of the site, and of "previous" and "next".'),
    }),
  )
  .refine(
    (sidebars) => Object.values(sidebars).filter((sidebar) => sidebar.default).length < 2,
    schemaError(say, 'schema.defaultSidebar'),
  );
