import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori';
import { palettes, type Opaque } from '../../../theme/palette';
import type { ColorMode } from '../../../theme/themeColor';

/** The colours of a mode that a theme may set; the others are derived from these. */
export type ColorRole = Exclude<Opaque, 'shadow'>;
export type Colors = Record<ColorRole, string>;

export const COLOR_ROLES = Object.keys(palettes.light).filter((name): name is ColorRole => name !== 'shadow');

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
const TOKENS = ['tokenKeyword', 'tokenString', 'tokenConstant', 'tokenComment', 'tokenFunction'] as const;

/** Least contrast by WCAG 2.2 level AA: of text (1.4.3) and of borders of fields (1.4.11). */
const TEXT = 4.5;
const BORDER = 3;

interface Pair {
  front: ColorRole;
  ground: ColorRole;
  least: number;
}

/** The pairs of colours that pages show on each other. */
export const PAIRS: readonly Pair[] = [
  ...(['background', 'surface', 'surfaceRaised', 'band'] as const).flatMap((ground): Pair[] => [
    { front: 'text', ground, least: TEXT },
    { front: 'textMuted', ground, least: TEXT },
    { front: 'accent', ground, least: TEXT },
    { front: 'accentHover', ground, least: TEXT },
    { front: 'borderStrong', ground, least: BORDER },
    { front: 'focus', ground, least: BORDER },
  ]),
  { front: 'onAccent', ground: 'accent', least: TEXT },
  { front: 'onAccent', ground: 'accentHover', least: TEXT },
  { front: 'accent', ground: 'accentSoft', least: TEXT },
  { front: 'text', ground: 'accentSoft', least: TEXT },
  { front: 'text', ground: 'mark', least: TEXT },
  { front: 'text', ground: 'drawingTint', least: TEXT },
  ...KINDS.flatMap((kind): Pair[] => [
    { front: kind, ground: `${kind}Soft`, least: TEXT },
    { front: 'text', ground: `${kind}Soft`, least: TEXT },
  ]),
  ...TOKENS.map((front): Pair => ({ front, ground: 'codeBackground', least: TEXT })),
];

/** Roles that keep their hue: they mean something by it. */
const FIXED: readonly ColorRole[] = [
  'spot',
  'mark',
  ...KINDS.filter((kind) => kind !== 'tip').flatMap((kind) => [kind, `${kind}Soft`] as const),
  ...TOKENS.filter((token) => token !== 'tokenString'),
];

const toOklch = converter('oklch');
const oklchOf = (color: string): Oklch => toOklch(parse(color)) ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** A colour as `#rrggbb`; undefined where the text is not a colour or a translucent one. */
export function hexColor(text: string): string | undefined {
  const color = parse(text);
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : hexOf(oklchOf(text));
}

const STEP = 0.005;

/** Returns the colour of the nearest lightness, the same hue and at least some contrast; undefined if there is none. */
export function nearestPassing(
  color: string,
  grounds: readonly { color: string; least: number }[],
): string | undefined {
  const { l, ...rest } = oklchOf(color);
  const passes = (hex: string) => grounds.every((ground) => wcagContrast(hex, ground.color) >= ground.least);
  for (let distance = 0; distance <= 1; distance += STEP)
    for (const lightness of [l - distance, l + distance]) {
      const hex = distance === 0 ? color : hexOf({ ...rest, l: Math.min(1, Math.max(0, lightness)) });
      if (lightness >= 0 && lightness <= 1 && passes(hex)) return hex;
    }
  return undefined;
}

/** Returns the pairs of colours without enough contrast, each with the nearest front colour that has it. */
export const faintPairs = (colors: Colors) =>
  PAIRS.flatMap((pair) => {
    const contrast = wcagContrast(colors[pair.front], colors[pair.ground]);
    if (contrast >= pair.least) return [];
    const grounds = PAIRS.filter(({ front }) => front === pair.front);
    const all = grounds.map(({ ground, least }) => ({ color: colors[ground], least }));
    const nearest = nearestPassing(colors[pair.front], all);
    return [{ ...pair, contrast, nearest }];
  });

/** Returns a mode's colours for an accent: the engine's with its hue and enough contrast. `given` ones stay. */
export function deriveColors(accent: string, mode: ColorMode, given: Partial<Colors> = {}): Colors {
  const palette = palettes[mode];
  const own = given.accent ?? accent;
  const [old, next] = [oklchOf(palette.accent), oklchOf(own)];
  const strength = Math.min(1.5, next.c / old.c);
  const turned = (color: string) => {
    const { l, c, h = 0 } = oklchOf(color);
    return hexOf({ mode: 'oklch', l, c: c * strength, h: h + (next.h ?? 0) - (old.h ?? 0) });
  };
  const derived = COLOR_ROLES.map((role): [ColorRole, string] => {
    const color = palette[role];
    if (role === 'accent' && mode === 'light') return [role, own];
    // The hover of an accent of a mode is as much darker or lighter as the engine's.
    if (role === 'accentHover' && given.accent !== undefined)
      return [role, hexOf({ ...next, l: next.l + oklchOf(color).l - old.l })];
    return [role, FIXED.includes(role) ? color : turned(color)];
  });
  const colors = { ...(Object.fromEntries(derived) as Colors), ...given };
  for (const { front, nearest } of faintPairs(colors))
    if (given[front] === undefined && nearest !== undefined) colors[front] = nearest;
  return colors;
}
