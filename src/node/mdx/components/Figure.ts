import { h } from 'hastscript';
import { z } from 'zod';
import { strict } from '../../schema/strict';
import { renderImage } from '../images';
import { defineComponent } from './component';

/** `<Figure src alt caption />`: an illustration with its caption. */
export const Figure = defineComponent({
  props: strict({ src: z.string().min(1), alt: z.string().min(1), caption: z.string().min(1) }),
  render: ({ src, alt, caption }, _children, node, compilation) =>
    h('figure.figure', [renderImage(src, alt, node, compilation), h('figcaption', caption)]),
});
