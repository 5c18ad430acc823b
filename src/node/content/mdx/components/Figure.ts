import { h } from 'hastscript';
import { z } from 'zod';
import type { Element } from 'hast';
import { strict } from '../../../schema/strict';
import { renderImage } from '../images';
import { defineComponent } from './component';

/** Removes the class that inverts drawings in the dark mode, for an image that is made for that mode. */
const asIs = (image: Element): Element => ({ ...image, properties: { ...image.properties, className: undefined } });

/** `<Figure src alt caption />`: an image with its caption; `srcDark` replaces it in the dark mode. */
export const Figure = defineComponent({
  description: 'An image with a caption.',
  isBlock: true,
  props: strict({
    src: z.string().min(1).describe('Path of the image, relative to the file of the page.'),
    alt: z.string().min(1).describe('What it shows, for those who do not see it.'),
    caption: z.string().min(1).describe('Text below it.'),
    srcDark: z.string().min(1).optional().describe('Its variant for the dark mode.'),
  }),
  render: ({ src, alt, caption, srcDark }, _children, node, compilation) => {
    const image = renderImage(src, alt, node, compilation);
    const images =
      srcDark === undefined
        ? [image]
        : [h('div.only-light', image), h('div.only-dark', asIs(renderImage(srcDark, alt, node, compilation)))];
    return h('figure.figure', [...images, h('figcaption', caption)]);
  },
});
