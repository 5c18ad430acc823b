import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { stack } from '../../theme/stack';
import { styleSheet } from '../../theme/styleSheet';
import { font, radius, space } from '../../theme/tokens';
import { plainButton } from '../../components/ui/plainButton';

/** Above the page's bars, below dialogs, which are in the top layer. */
const ABOVE_PAGE = 400;

/** Styles of the panel: in the lower corner, at most a third of the height, so that the page stays readable. */
export const panelStyles = styleSheet({
  corner: {
    position: 'fixed',
    insetBlockEnd: space.m,
    insetInlineEnd: space.m,
    zIndex: ABOVE_PAGE,
    width: 'min(30rem, calc(100vw - 2rem))',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    [media.print]: { display: 'none' },
  },
  panel: {
    borderWidth: 2,
    borderStyle: 'solid',
    borderRadius: radius.medium,
    background: role.surfaceRaised,
    color: role.text,
    boxShadow: role.shadow,
    overflow: 'hidden',
  },
  error: { borderColor: role.danger, '& > button': { background: role.dangerSoft, color: role.danger } },
  warning: { borderColor: role.warning, '& > button': { background: role.warningSoft, color: role.warning } },
  calm: { borderColor: role.borderStrong },
  toggle: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.m,
    width: '100%',
    minHeight: 44,
    padding: `${space.s} ${space.m}`,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
  },
  details: { maxHeight: '33vh', overflowY: 'auto', padding: `${space.s} ${space.m}`, '& p': { margin: 0 } },
  list: { ...stack, gap: space.m, margin: 0, padding: `${space.xs} 0`, listStyle: 'none' },
  finding: { ...stack, gap: space.xs, justifyItems: 'start' },
  place: { fontSize: '0.8125rem', overflowWrap: 'anywhere', '& code': { fontFamily: font.code } },
  hint: { color: role.textMuted },
  button: { ...plainButton, minHeight: 32, padding: '0.2rem 0.7rem' },
  errorWord: { color: role.danger },
  warningWord: { color: role.warning },
  summary: { minHeight: 32, cursor: 'pointer', fontWeight: 600 },
});
