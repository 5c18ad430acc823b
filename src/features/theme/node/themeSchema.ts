import { z } from 'zod';
import { strict } from '../../../node/schema/strict';
import { COLOR_ROLES, hexColor, type ColorRole } from '../model/deriveColors';

const color = z.string().transform((text, context): string => {
  const hex = hexColor(text);
  if (hex !== undefined) return hex;
  context.addIssue(
    `"${text}" is no opaque colour.\nWrite it as CSS does: '#095f45', 'rgb(9 95 69)', 'oklch(43% 0.09 163)'.`,
  );
  return z.NEVER;
});

const colors = strict(
  Object.fromEntries(COLOR_ROLES.map((role) => [role, color.optional()])) as Record<
    ColorRole,
    z.ZodOptional<typeof color>
  >,
);

/** Factors of the space between things. */
export const DENSITIES = { compact: 0.8, normal: 1, spacious: 1.2 } as const;
const densities = Object.keys(DENSITIES) as (keyof typeof DENSITIES)[];

/** The look of the site, as `theme.yaml` has it. */
export const themeSchema = strict({
  accent: color.optional().describe('Colour of links and buttons. The other colours are derived from it.'),
  colors: strict({
    light: colors.optional().describe('Colours of light pages, by role.'),
    dark: colors.optional().describe('Colours of dark pages, by role.'),
  })
    .optional()
    .describe('Single colours, in place of the derived ones.'),
  radius: z.number().min(0).max(24).optional().describe('Radius of corners, in pixels; 10 without.'),
  density: z.enum(densities).optional().describe('How much space is between things; `normal` without.'),
  textWidth: z.number().min(28).max(60).optional().describe('Greatest width of the text, in rem; 39 without.'),
});

export type ThemeSettings = z.output<typeof themeSchema>;
