import { z } from 'zod';
import { issueText, messagesOf, schemaError } from '../../../node/diagnostics/messages';
import { strict } from '../../../node/schema/strict';
import { hexColor, type ColorRole } from './deriveColors';
import texts from './texts.json';

const say = messagesOf(texts);

const color = z.string().transform((text, context): string => {
  const hex = hexColor(text);
  if (hex !== undefined) return hex;
  context.addIssue(issueText(say('theme/value.color', { text })));
  return z.NEVER;
});

/** What each colour is for. */
const MEANINGS: Record<ColorRole, string> = {
  background: 'Behind the page.',
  surface: 'Behind parts of the page that stand out a little, such as the heads of tables.',
  surfaceRaised: 'Behind cards and dialogs.',
  border: 'Lines between things.',
  borderStrong: 'Borders of fields and buttons.',
  text: 'Text.',
  textMuted: 'Text of less weight, such as dates.',
  accent: 'Links and buttons.',
  accentHover: 'Links and buttons under the pointer.',
  accentSoft: 'Behind what is selected.',
  onAccent: 'Text on the accent.',
  band: 'Behind the top of the home page.',
  spot: 'Spots of colour in drawings.',
  drawingTint: 'Surfaces of drawings.',
  drawingFaint: 'Faint lines of drawings.',
  focus: 'Ring around what has the keyboard.',
  mark: 'Behind highlighted words.',
  note: 'Title and icon of a note.',
  noteSoft: 'Behind a note.',
  tip: 'Title and icon of a tip.',
  tipSoft: 'Behind a tip.',
  info: 'Title and icon of information.',
  infoSoft: 'Behind information.',
  warning: 'Title and icon of a warning.',
  warningSoft: 'Behind a warning.',
  danger: 'Title and icon of a danger, and errors.',
  dangerSoft: 'Behind a danger.',
  codeBackground: 'Behind code.',
  tokenKeyword: 'Keywords of code.',
  tokenString: 'Texts in code.',
  tokenConstant: 'Constants in code.',
  tokenComment: 'Comments in code.',
  tokenFunction: 'Functions in code.',
};

const colors = strict(
  Object.fromEntries(
    Object.entries(MEANINGS).map(([role, meaning]) => [role, color.optional().describe(meaning)]),
  ) as Record<ColorRole, z.ZodOptional<typeof color>>,
);

const IDENTIFIER = '(?:--|-?[A-Za-z_\\u0080-\\uffff])[\\w\\u0080-\\uffff-]*';
/** Words that are not families: https://www.w3.org/TR/css-fonts-4/#font-family-prop. */
const RESERVED = '(?!(?:inherit|initial|unset|revert|revert-layer|default)\\s*(?:,|$))';
const FAMILY = `(?:"[^"\\\\\\n;{}<]+"|'[^'\\\\\\n;{}<]+'|${RESERVED}${IDENTIFIER}(?: +${IDENTIFIER})*)`;

const fonts = z.union([
  z.string().regex(new RegExp(`^${FAMILY}(?: *, *${FAMILY})*$`), schemaError(say, 'theme/value.font')),
  strict({
    files: z
      .array(z.string().min(1))
      .min(1)
      .describe('WOFF2 files of the content folder, one for each weight and style.'),
    fallback: z
      .enum(['sans-serif', 'serif', 'monospace'])
      .optional()
      .describe('Kind of the font of the device until the files have loaded.'),
  }),
]);

/** Factors of the space between things. */
export const DENSITIES = { compact: 0.8, normal: 1, spacious: 1.2 } as const;
const densities = Object.keys(DENSITIES) as (keyof typeof DENSITIES)[];

/** The look of the site, as `theme.yaml` has it. */
export const themeSchema = strict({
  preset: z
    .enum(['plain', 'paper', 'ink'])
    .optional()
    .describe('A look to begin with; the other keys change single things of it.'),
  accent: color.optional().describe('Colour of links and buttons. The other colours are derived from it.'),
  colors: strict({
    light: colors.optional().describe('Colours of light pages, by role.'),
    dark: colors.optional().describe('Colours of dark pages, by role.'),
  })
    .optional()
    .describe('Single colours, in place of the derived ones.'),
  fonts: strict({
    text: fonts.optional().describe('Fonts of text.'),
    headings: fonts.optional().describe('Fonts of headings.'),
    code: fonts.optional().describe('Fonts of code.'),
  })
    .optional()
    .describe("Fonts of readers' devices, as `font-family` of CSS has them (`Georgia, serif`), or font files."),
  radius: z.number().min(0).max(24).optional().describe('Radius of corners, in pixels; 10 without.'),
  density: z.enum(densities).optional().describe('How much space is between things; `normal` without.'),
  textWidth: z.number().min(28).max(60).optional().describe('Greatest width of the text, in rem; 39 without.'),
});

export type ThemeSettings = z.output<typeof themeSchema>;
