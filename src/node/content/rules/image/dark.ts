import type { Finding } from '../../../diagnostics/diagnostic';
import { DRAWING_COLORS, findDrawingDiagnostics, type DrawingDiagnostic } from '../../../../model/reading/drawing';
import { displayName } from '../../../files/contentFolder';
import type { Content } from '../../loadContent';
import { readText } from '../../../files/readText';
import { warning } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

const [SHEET] = DRAWING_COLORS;

function describe(what: DrawingDiagnostic['what']): Pick<Finding, 'message' | 'hint'> {
  switch (what.kind) {
    case 'color':
      return {
        message: `The dark mode leaves this drawing as it is: ${what.color} is not one of the colours that it can turn.`,
        hint: `Use one of ${DRAWING_COLORS.join(', ')}.`,
      };
    case 'noSheet':
      return {
        message: `The dark mode leaves this drawing as it is: it has no sheet of the colour ${SHEET}.`,
        hint: `Put a rectangle behind all of it: <rect width="100%" height="100%" fill="${SHEET}"/>.`,
      };
    case 'picture':
      return {
        message: 'The dark mode leaves this drawing as it is: it has a picture in it, whose colours cannot be told.',
        hint: 'Draw it with shapes and text, or save the whole as a PNG.',
      };
  }
}

/** Drawings of pages that stay light in the dark mode. */
function adviseDrawings({ docs, posts }: Content): Finding[] {
  const images = [...docs, ...posts].flatMap(({ content }) => content.images);
  const light = images.filter(({ file, isDrawing }) => file.endsWith('.svg') && isDrawing !== true);
  return [...new Set(light.map(({ file }) => file))].flatMap((file) =>
    findDrawingDiagnostics(readText(file)).map(({ what, line, column }) => ({
      file: displayName(file),
      line,
      column,
      ...describe(what),
    })),
  );
}

export const darkImage = defineRule('image/dark', warning('Drawings can be turned for the dark mode.'), adviseDrawings);
