import { pageBackground, PREFIX, type ColorMode } from './themeColor';
import { theme, type ThemeValues } from './themeValues';

/** Colours by role. Components use roles; the colour mode maps them to colours. */
const light = {
  background: pageBackground.light,
  surface: '#f4f7f6',
  surfaceRaised: '#ffffff',
  border: '#d9e2de',
  borderStrong: '#7d8f88',
  text: '#17211d',
  textMuted: '#46554f',
  accent: '#095f45',
  accentHover: '#064834',
  accentSoft: '#e3f2ec',
  onAccent: '#ffffff',
  band: '#edf5f1',
  spot: '#f4bd45',
  drawingTint: '#dcece5',
  drawingFaint: '#b9cfc5',
  focus: '#095f45',
  mark: '#fff4cc',
  note: '#4a5a53',
  noteSoft: '#f1f4f3',
  tip: '#095f45',
  tipSoft: '#e3f2ec',
  info: '#164f84',
  infoSoft: '#e6f0f9',
  warning: '#664400',
  warningSoft: '#fdf3dc',
  danger: '#8c2020',
  dangerSoft: '#fceaea',
  codeBackground: '#f4f7f6',
  tokenKeyword: '#8a2a6b',
  tokenString: '#095f45',
  tokenConstant: '#1c5a94',
  tokenComment: '#5b6b64',
  tokenFunction: '#6b4a00',
  shadow: '0 1px 2px rgb(23 33 29 / 6%), 0 8px 24px rgb(23 33 29 / 8%)',
};

export type Opaque = keyof typeof light;

const dark: Record<Opaque, string> = {
  background: pageBackground.dark,
  surface: '#161e1b',
  surfaceRaised: '#1a2420',
  border: '#2b3833',
  borderStrong: '#7d8f88',
  text: '#e7eeeb',
  textMuted: '#a9bab3',
  accent: '#63d3a8',
  accentHover: '#8be3c2',
  accentSoft: '#17332a',
  onAccent: '#0b1f18',
  band: '#121b17',
  spot: '#e2a83a',
  drawingTint: '#1a2b24',
  drawingFaint: '#3c5349',
  focus: '#63d3a8',
  mark: '#5b4a10',
  note: '#a9bab3',
  noteSoft: '#1a2420',
  tip: '#63d3a8',
  tipSoft: '#13291f',
  info: '#86bdf0',
  infoSoft: '#14253a',
  warning: '#e8bd62',
  warningSoft: '#2c230f',
  danger: '#f0a0a0',
  dangerSoft: '#331819',
  codeBackground: '#161e1b',
  tokenKeyword: '#e59acb',
  tokenString: '#7fd9b4',
  tokenConstant: '#86bdf0',
  tokenComment: '#93a59d',
  tokenFunction: '#e8bd62',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%)',
};

/** The engine's colours. */
export const palettes: Readonly<Record<ColorMode, Readonly<Record<Opaque, string>>>> = { light, dark };

/** Translucent roles: base role and alpha. */
const TRANSLUCENT = {
  backgroundVeil: { of: 'background', alpha: 0.94 },
  selection: { of: 'accent', alpha: 0.26 },
  accentLine: { of: 'accent', alpha: 0.55 },
  noteLine: { of: 'note', alpha: 0.35 },
  tipLine: { of: 'tip', alpha: 0.35 },
  infoLine: { of: 'info', alpha: 0.35 },
  warningLine: { of: 'warning', alpha: 0.35 },
  dangerLine: { of: 'danger', alpha: 0.35 },
} as const;

export type Role = Opaque | keyof typeof TRANSLUCENT;

/** @example withAlpha('#095f45', 0.5) // '#095f4580' */
const withAlpha = (color: string, alpha: number) =>
  color +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

export const ROLES = [...Object.keys(light), ...Object.keys(TRANSLUCENT)] as Role[];
/** @example variableOf('textMuted') // '--help-color-text-muted' */
const variableOf = (name: string) => `${PREFIX}color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom property of each role. */
export const roleVariable = Object.fromEntries(ROLES.map((name) => [name, variableOf(name)])) as Record<Role, string>;

/** The CSS value of a role: `var(--help-color-text)`. */
export const role = Object.fromEntries(ROLES.map((name) => [name, `var(${roleVariable[name]})`])) as Record<
  Role,
  string
>;

/** Returns the colours of a mode by role, for the theme of the site. */
export function paletteColors(mode: ColorMode, { colors }: ThemeValues = theme): Record<Role, string> {
  const palette = { ...palettes[mode], ...colors?.[mode] };
  const translucent = Object.entries(TRANSLUCENT).map(
    ([name, { of, alpha }]) => [name, withAlpha(palette[of], alpha)] as const,
  );
  return { ...palette, ...Object.fromEntries(translucent) } as Record<Role, string>;
}

/** @example shortHex('#664400') // '#640' */
const shortHex = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** The declarations of a mode's colours. */
export function paletteVariables(mode: ColorMode): Record<string, string> {
  const colors = paletteColors(mode);
  return Object.fromEntries(ROLES.map((name) => [roleVariable[name], shortHex(colors[name])]));
}
