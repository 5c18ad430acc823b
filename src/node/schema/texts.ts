import { EDIT_PATH } from '../../model/site/editUrl';
import { z } from 'zod';
import { isCalendarDate } from '../../model/blog/posts';
import { schemaError, say } from '../diagnostics/messages';

/* A schema's title is its name in the handbook's tables; the description of a key is beside the key. */

/** A text that is not empty. */
export const shownText = z.string().trim().min(1);

/** A text for all locales, or one per locale code. */
export const localizedText = z
  .union([shownText, z.record(z.string(), shownText)], schemaError(say, 'schema.localizedText'))
  .meta({ title: 'text, or one per language', examples: ['Saldo', { fi: 'Saldo', en: 'Balance', sv: 'Saldo' }] });

/** A language, optionally with country or script: `fi`, `pt-BR`, `zh-Hans`. */
export const LOCALE_CODE = /^[a-z]{2}(?:-(?:[A-Za-z]{2}|[A-Z][a-z]{3}))?$/;

/** The path of the docs of the main version. */
export const docsBase = z
  .enum(['/docs', '/'])
  .default('/docs')
  .describe('Path of the docs; `/` puts `docs/a.mdx` at `/a`.');

/** An origin such as `https://ohje.example.com`. */
export const origin = z
  .string()
  // As browsers write it, since it is compared as a text: without wildcard, capital letters or the usual port.
  .regex(/^https?:\/\/(?:[a-z\d_](?:[a-z\d_.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d+)?$/, schemaError(say, 'schema.origin'))
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, schemaError(say, 'schema.origin'))
  .meta({ title: 'origin', examples: ['https://ohje.example.com'] });

/** A day of the calendar. */
export const day = z
  .string()
  .refine(isCalendarDate, schemaError(say, 'schema.day'))
  .meta({ title: 'day such as `2024-05-17`', format: 'date', examples: ['2024-05-17'] });

/** A path under the site's root. */
export const sitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s?#]*$/, schemaError(say, 'schema.path'))
  .meta({ title: 'path of the site', examples: ['/docs/saldo'] });

/** The id of a heading, without its `#`. */
export const anchor = z
  .string()
  .regex(/^[^\s#{}]+$/, schemaError(say, 'schema.headingId'))
  .meta({ title: 'id of a heading', examples: ['laskun-tiedot'] });

/** A base URL: `/`, or a path with a slash at both ends. */
export const baseUrl = z
  .string()
  .regex(/^\/([^/\s?#]+\/)*$/, schemaError(say, 'schema.baseUrl'))
  .meta({ title: 'path with a slash at both ends', examples: ['/', '/ohje/'] });

/** An external address, a mail or phone link, or the path of a file in `static/`. */
export const outsideHref = z
  .string()
  .regex(
    /^(https?:\/\/[^\s]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s?#]*\.[A-Za-z0-9]+)$/,
    schemaError(say, 'schema.address'),
  )
  .meta({ title: 'address, or path of a file of `static/`', examples: ['https://tuki.example.com'] });

/** A page of the site, an external address, or the path of a file in `static/`. */
export const pageOrHref = z
  .string()
  .regex(/^(https?:\/\/[^\s]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s?#]*)$/, schemaError(say, 'schema.pageOrAddress'))
  .meta({
    title: 'path of the site or address, or path of a file of `static/`',
    examples: ['/docs/saldo', 'https://tuki.example.com'],
  });

/** A colour as `#rrggbb`. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, schemaError(say, 'schema.color'))
  .meta({ title: 'colour such as `"#0b664b"`', examples: ['#0b664b'] });

const SLUG = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

/** A slug: lower-case letters and digits, parts joined by hyphens or slashes. */
export const slug = z
  .string()
  .regex(SLUG, schemaError(say, 'schema.slug'))
  .meta({ title: 'slug', examples: ['kesakuun-versiotiedote'] });

/** A parameter in addresses, which turns something on and off. */
export const parameterName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, schemaError(say, 'schema.addressName'))
  .meta({ title: 'small letters, digits and hyphens' });

export const mailAddress = z
  .string()
  .regex(/^[^\s@?&:/]+@[^\s@?&:/]+\.[^\s@?&:/]+$/, schemaError(say, 'schema.mail'))
  .meta({ title: 'mail address' });

/** The URL for editing content files, with a placeholder for the file's path. */
export const editTemplate = z
  .string()
  .regex(/^https?:\/\/[^\s]+$/, schemaError(say, 'schema.editAddress', { path: EDIT_PATH }))
  .refine((template) => template.includes(EDIT_PATH), schemaError(say, 'schema.editPath', { path: EDIT_PATH }))
  .meta({ title: `address with \`${EDIT_PATH}\`` });
