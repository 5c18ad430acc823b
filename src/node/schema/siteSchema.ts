import { z } from 'zod';
import { EDIT_PATH } from '../pages/editUrl';
import { DEFAULT_PICTOGRAM, PICTOGRAMS } from '../../model/pages/pictogram';
import { asksConsent } from '../../model/measuring/analytics';
import { analyticsSettings, feedbackSettings } from './measuringSchema';
import { strict } from './strict';
import { contrast, TEXT_CONTRAST } from './contrast';
import { searchProvider } from './searchProviderSchema';
import { baseUrl, color, localizedText, origin, outsideHref, sitePath, slug } from './texts';

/** `to` is a page of the site, `href` leads out of it; an item has one of them. */
const oneTarget = <Item extends { to?: string; href?: string }>({ to, href }: Item) =>
  (to === undefined) !== (href === undefined);
const ONE_TARGET = 'A link has either "to" or "href".\nUse "to" for a page of this site and "href" for another site.';

const link = strict({
  label: localizedText,
  to: sitePath.optional(),
  href: outsideHref.optional(),
}).refine(oneTarget, ONE_TARGET);

const position = z.enum(['left', 'right']).default('left');

const isNoDropdown = (item: unknown) => typeof item !== 'object' || item === null || !('items' in item);

const dropdownItem = z
  .unknown()
  .refine(isNoDropdown, 'A dropdown cannot stand inside a dropdown.\nMove its links up, beside the others.')
  .pipe(link);

const navbarItem = z.discriminatedUnion('type', [
  strict({
    type: z.literal('link'),
    position,
    label: localizedText,
    to: sitePath.optional(),
    href: outsideHref.optional(),
  }).refine(oneTarget, ONE_TARGET),
  strict({ type: z.literal('dropdown'), position, label: localizedText, items: z.array(dropdownItem).min(1) }),
  strict({ type: z.literal('search'), position: z.enum(['left', 'right']).default('right') }),
]);

const footerColumn = strict({ title: localizedText, items: z.array(link).min(1) });

/** A picture with a variant for dark pages. */
const themedImage = {
  src: sitePath,
  srcDark: sitePath.optional(),
  width: z.int().positive(),
  height: z.int().positive(),
};

/** The title of the site stands beside the logo, so that the logo needs no text of its own. */
const navbarLogo = strict({ ...themedImage, alt: localizedText.optional() });

const footerLogo = strict({
  ...themedImage,
  alt: localizedText,
  href: z.union([sitePath, outsideHref]).optional(),
  target: z.enum(['_self', '_blank']).optional(),
});

/** A page with the pictogram that the home page draws beside it; a path alone has the default one. */
const way = z.union([
  sitePath.transform((to) => ({ to, pictogram: DEFAULT_PICTOGRAM })),
  strict({ to: sitePath, pictogram: z.enum(PICTOGRAMS).default(DEFAULT_PICTOGRAM) }),
]);
const announcement = strict({
  id: z.string().min(1).default('announcement-bar'),
  content: localizedText,
  closeable: z.boolean().default(true),
  backgroundColor: color.optional(),
  textColor: color.optional(),
}).superRefine(({ backgroundColor: background, textColor: text }, context) => {
  if (background === undefined && text === undefined) return;
  if (background === undefined || text === undefined) {
    context.addIssue(
      'An announcement has one colour of two.\nWrite both "backgroundColor" and "textColor", or neither.',
    );
    return;
  }
  const found = contrast(background, text);
  if (found < TEXT_CONTRAST)
    context.addIssue(
      `The announcement's text can hardly be read: ${text} on ${background} has a contrast of ${found.toFixed(2)} : 1.\nChoose colours with ${TEXT_CONTRAST} : 1 or more.`,
    );
});

/** A part of the site that a search can be narrowed to. */
const searchArea = strict({ id: slug, label: localizedText, under: z.array(sitePath).min(1) });

const regularExpression = z.string().refine((source) => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}, 'This is not a regular expression.\nTry it in a JavaScript console: new RegExp("…")');

/** Where files of the content folder can be edited, with a place for the path of the file. */
const editTemplate = z
  .string()
  .regex(/^https?:\/\/[^\s]+$/, 'This is not an address.\nWrite it whole: https://git.example.com/edit/content/{path}')
  .refine(
    (template) => template.includes(EDIT_PATH),
    `The address has no place for the path of the file.\nPut ${EDIT_PATH} where it goes: https://git.example.com/edit/content/${EDIT_PATH}`,
  );

/** `content/site.yaml`: the facts of the site, and the owner's settings. */
export const siteSchema = strict({
  title: z.string().min(1),
  titleDelimiter: z.string().min(1).default('|'),
  description: localizedText,
  url: origin,
  baseUrl: baseUrl.default('/'),
  baseUrlBanner: z.boolean().default(true),
  editUrl: editTemplate.optional(),
  locales: z
    .array(
      strict({
        code: z.string().regex(/^[a-z]{2}$/, 'This is not a locale code.\nUse two small letters: fi'),
        label: z.string().min(1),
        htmlLang: z.string().min(2),
        url: origin.optional(),
        baseUrl,
      }),
    )
    .min(1),
  navbar: strict({
    items: z.array(navbarItem).default([]),
    hideOnScroll: z.boolean().default(true),
    logo: navbarLogo.optional(),
  }).default({ items: [], hideOnScroll: true }),
  footer: strict({
    style: z.enum(['light', 'dark']).default('light'),
    links: z
      .array(z.union([footerColumn, link]))
      .refine(
        (links) => new Set(links.map((each) => 'items' in each)).size < 2,
        'The footer mixes columns and plain links.\nWrite either columns (each with "title" and "items") or plain links, not both.',
      )
      .default([]),
    logo: footerLogo.optional(),
    copyright: localizedText,
  }).optional(),
  home: strict({
    ways: z.array(way).default([]),
    featured: z.array(sitePath).default([]),
    releases: sitePath.optional(),
    support: sitePath.optional(),
  }).default({ ways: [], featured: [] }),
  colorMode: strict({
    default: z.enum(['light', 'dark']).default('light'),
    respectSystem: z.boolean().default(false),
    canSwitch: z.boolean().default(true),
  }).default({ default: 'light', respectSystem: false, canSwitch: true }),
  announcement: announcement.optional(),
  search: strict({
    searchPagePath: sitePath.default('/search'),
    areas: z.array(searchArea).default([]),
    support: z.union([sitePath, outsideHref]).optional(),
    beacon: z.union([sitePath, outsideHref]).optional(),
    externalUrlRegex: regularExpression.optional(),
    replaceSearchResultPathname: strict({ from: z.string().min(1), to: z.string() }).optional(),
    provider: searchProvider.default({ type: 'local' }),
  }).default({ searchPagePath: '/search', areas: [], provider: { type: 'local' } }),
  offline: z.boolean().default(true),
  analytics: analyticsSettings.default({ consent: 'required' }),
  feedback: feedbackSettings.default({}),
}).superRefine(({ analytics, footer }, context) => {
  if (!asksConsent(analytics) || footer !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['analytics'],
    message:
      'Readers are asked whether they may be measured, and have no place to change their minds.\nAdd a footer, where that is offered, or write "consent: notRequired" if the law lets you.',
  });
});

export type Site = z.output<typeof siteSchema>;
export type SiteLink = z.output<typeof link>;
export type NavbarItem = z.output<typeof navbarItem>;
