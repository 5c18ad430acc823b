import { role } from 'site/palette';
import { styleSheet } from 'site/styles';
import { radius, space } from 'site/tokens';

const control = {
  minHeight: 44,
  border: `1px solid ${role.borderStrong}`,
  borderRadius: radius.medium,
  background: role.background,
  color: role.text,
  font: 'inherit',
} as const;

const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

/** The styles of calculators. */
export const styles = styleSheet({
  box: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    padding: space.m,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    // Three columns have to fit into the box on a phone: here nothing scrolls sideways.
    '& table :is(th, td, caption)': { minWidth: 0, paddingInline: '0.45rem' },
  },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: `0 ${space.m}`,
    // Fields of a row stand on one line, whatever the length of their labels; errors have no baseline.
    alignItems: 'last baseline',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    ...needsScript,
    // On paper the fields are a sentence: labels with their values.
    '@media print': { display: 'block', '& :is(input, select, legend)': { display: 'none' } },
  },
  legend: { padding: 0, marginBlockEnd: space.s, fontWeight: 650 },
  field: {
    marginBlockEnd: space.m,
    '& > label': { display: 'block', marginBlockEnd: 4 },
    '@media print': { display: 'inline', '& > label': { display: 'inline' } },
  },
  input: {
    ...control,
    width: '100%',
    minWidth: 0,
    padding: '0 0.7rem',
    '&[aria-invalid=true]': { borderColor: role.danger, borderWidth: 2, outlineColor: role.danger },
  },
  error: {
    display: 'flex',
    contain: 'layout',
    gap: '0.4rem',
    marginBlockStart: 4,
    color: role.danger,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    '&::before': {
      content: '"!"',
      flex: 'none',
      width: '1.3em',
      height: '1.3em',
      borderRadius: '50%',
      background: role.danger,
      color: role.background,
      fontWeight: 700,
      lineHeight: '1.3em',
      textAlign: 'center',
    },
  },
  boxesOnPaper: { display: 'none', '@media print': { display: 'inline' } },
  onPaper: {
    display: 'none',
    '@media print': { display: 'inline', '&::before': { content: '": "' }, '&::after': { content: '". "' } },
  },
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '1 / -1',
    gap: `0 ${space.m}`,
    margin: `0 0 ${space.m}`,
    padding: 0,
    border: 0,
    minWidth: 0,
    '@media print': { display: 'inline', '& label': { display: 'none' } },
  },
  choiceLegend: { padding: 0 },
  choice: { display: 'flex', alignItems: 'center', gap: space.s, minHeight: 44 },
  mark: { width: 20, height: 20, margin: 0, accentColor: role.accent },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    ...needsScript,
    '@media print': { display: 'none' },
  },
  button: { ...control, padding: '0 1rem', cursor: 'pointer' },
  result: { fontSize: '1.25rem' },
});
