import { statSync } from 'node:fs';
import type { Finding } from '../../diagnostics/diagnostic';
import { DRAWING_COLORS, findDrawingDiagnostics, type DrawingDiagnostic } from '../../../model/reading/drawing';
import { displayName } from '../../files/contentFolder';
import type { Content } from '../loadContent';
import { readText } from '../../files/readText';
import { warning } from '../../diagnostics/rule';
import { defineRule } from './contentRule';
import { say } from '../say';

const [SHEET] = DRAWING_COLORS;

function describeDrawing(what: DrawingDiagnostic['what']): Pick<Finding, 'message' | 'hint'> {
  switch (what.kind) {
    case 'color':
      return say('image/dark.color', { color: what.color, colors: DRAWING_COLORS.join(', ') });
    case 'noSheet':
      return say('image/dark.noSheet', { sheet: SHEET });
    case 'picture':
      return say('image/dark.picture');
  }
}

/** Reports drawings that stay light in the dark mode. */
function adviseDrawings({ docs, posts }: Content): Finding[] {
  const images = [...docs, ...posts].flatMap(({ content }) => content.images);
  const light = images.filter(({ file, isDrawing }) => file.endsWith('.svg') && isDrawing !== true);
  return [...new Set(light.map(({ file }) => file))].flatMap((file) =>
    findDrawingDiagnostics(readText(file)).map(({ what, line, column }) => ({
      file: displayName(file),
      line,
      column,
      ...describeDrawing(what),
    })),
  );
}

export const darkImage = defineRule('image/dark', warning('Drawings can be turned for the dark mode.'), adviseDrawings);

const BYTES_MAX = 2_000_000;
const PIXELS_MAX = 4000;

export const imageSize = defineRule(
  'image/size',
  warning(`Images have at most 2 MB and ${PIXELS_MAX} pixels a side.`),
  ({ docs, posts }) => {
    const images = new Map(
      [...docs, ...posts].flatMap(({ content }) => content.images.map((each) => [each.file, each])),
    );
    return [...images.values()].flatMap(({ file, width, height }) => {
      const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      const isLarge = !file.endsWith('.svg') && Math.max(width, height) > PIXELS_MAX;
      if (bytes <= BYTES_MAX && !isLarge) return [];
      const megabytes = (bytes / 1_000_000).toFixed(1);
      return [{ file: displayName(file), ...say('image/size', { megabytes, width, height, max: PIXELS_MAX }) }];
    });
  },
);
