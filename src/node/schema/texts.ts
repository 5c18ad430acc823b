import { z } from 'zod';

/*
 * The title of a form is what the handbook's tables call it; the description of a key stands where the key is.
 */

/** A text that shows something. */
export const shownText = z.string().trim().min(1);

/** A text for all locales, or one per locale code. */
export const localizedText = z
  .union([shownText, z.record(z.string(), shownText)], {
    error: 'Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
  })
  .meta({ title: 'text, or one per language', examples: ['Saldo', { fi: 'Saldo', en: 'Balance', sv: 'Saldo' }] });

/** A language, and its country or script where the site tells these apart: `fi`, `pt-BR`, `zh-Hans`. */
export const LOCALE_CODE = /^[a-z]{2}(?:-(?:[A-Za-z]{2}|[A-Z][a-z]{3}))?$/;

/** An origin such as `https://ohje.example.com`. */
export const origin = z
  .string()
  .regex(
    /^https?:\/\/[^/\s]+$/,
    'This is not an origin.\nWrite scheme and host without a path: https://ohje.example.com',
  )
  .meta({ title: 'origin', examples: ['https://ohje.example.com'] });

/** A path under the site's root. */
export const sitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s?#]*$/, 'This is not a path of the site.\nStart it with one slash: /docs/saldo')
  .meta({ title: 'path of the site', examples: ['/docs/saldo'] });

/** The id of a heading, without its `#`. */
export const anchor = z
  .string()
  .regex(/^[^\s#{}]+$/, 'This is not the id of a heading.\nWrite it without # and spaces: laskun-tiedot')
  .meta({ title: 'id of a heading', examples: ['laskun-tiedot'] });

/** A base URL: `/`, or a path with a slash at both ends. */
export const baseUrl = z
  .string()
  .regex(/^\/([^/\s?#]+\/)*$/, 'This is not a base URL.\nStart and end it with a slash: / or /ohje/')
  .meta({ title: 'path with a slash at both ends', examples: ['/', '/ohje/'] });

/** An address that leaves the site, a mail or phone link, or the path of a file in `static/`. */
export const outsideHref = z
  .string()
  .regex(
    /^(https?:\/\/[^\s]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s?#]*\.[A-Za-z0-9]+)$/,
    'This is not an address.\nWrite it whole: https://tuki.example.com',
  )
  .meta({ title: 'address, or path of a file of `static/`', examples: ['https://tuki.example.com'] });

/** A page of the site, an address that leaves it, or the path of a file in `static/`. */
export const pageOrHref = z
  .string()
  .regex(
    /^(https?:\/\/[^\s]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s?#]*)$/,
    'This is neither a page of the site nor an address.\nWrite the path of a page, /docs/saldo, or a whole address: https://tuki.example.com',
  )
  .meta({
    title: 'path of the site or address, or path of a file of `static/`',
    examples: ['/docs/saldo', 'https://tuki.example.com'],
  });

/** A colour as `#rrggbb`. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'This is not a colour.\nWrite it with six digits, in quotation marks: "#0b664b"')
  .meta({ title: 'colour such as `"#0b664b"`', examples: ['#0b664b'] });

const SLUG = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

/** A slug: lower-case letters and digits, parts joined by hyphens or slashes. */
export const slug = z
  .string()
  .regex(SLUG, 'This is not a slug.\nUse small letters a–z, digits and hyphens: kesakuun-versiotiedote')
  .meta({ title: 'slug', examples: ['kesakuun-versiotiedote'] });

export const mailAddress = z
  .string()
  .regex(
    /^[^\s@?&:/]+@[^\s@?&:/]+\.[^\s@?&:/]+$/,
    'This is not a mail address.\nWrite it without mailto: palaute@example.com',
  )
  .meta({ title: 'mail address' });
