import { theme } from './themeValues';

export const font = {
  text: theme.font?.text ?? 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  /** Undefined where headings have the font of the text. */
  headings: theme.font?.headings,
  code: theme.font?.code ?? 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
};

/** Spacing scale, in rem. */
export const space = { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem', ...theme.space };

export const radius = { small: '6px', medium: '10px', large: '16px', sheet: '20px 20px 20px 0', ...theme.radius };

/** Column widths of the page. */
export const width = {
  page: '90rem',
  sidebar: '18.5rem',
  contents: '15rem',
  text: '39rem',
  /** Text, gap and contents: pages with a sidebar start at its left edge. */
  frame: '56.5rem',
  wide: '68rem',
  ...theme.width,
};
