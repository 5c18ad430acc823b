import { paletteVariables } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

/** Colours of a footer that is dark in both modes. */
export const { darkFooter } = styleSheet({
  darkFooter: { ...paletteVariables('dark'), colorScheme: 'dark' },
});
