import { statSync } from 'node:fs';
import { warning } from '../../../diagnostics/rule';
import { displayName } from '../../../files/contentFolder';
import { defineRule } from '../contentRule';
import { say } from '../../say';

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
