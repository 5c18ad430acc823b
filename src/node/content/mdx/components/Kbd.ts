import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { strict } from '../../../schema/strict';
import { defineComponent } from './component';

/** A plus sign between keys; at the start or the end it is a key. */
const BETWEEN_KEYS = /(?<=.)\+(?=.)/;

/** `<Kbd>Ctrl+K</Kbd>`: a key, or several keys pressed together. */
export const Kbd = defineComponent({
  description: 'A key, or keys that are pressed together: `<Kbd>Ctrl+K</Kbd>`; `<Kbd>Ctrl++</Kbd>` has the plus key.',
  sample: '…',
  props: strict({}),
  render: (_props, children) => {
    const keys = toString({ type: 'root', children })
      .split(BETWEEN_KEYS)
      .map((key) => key.trim());
    if (keys.length === 1) return h('kbd', children);
    return h(
      'kbd.keys',
      keys.flatMap((key, index) => [...(index === 0 ? [] : ['+']), h('kbd', key)]),
    );
  },
});
