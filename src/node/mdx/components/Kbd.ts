import { h } from 'hastscript';
import { strict } from '../../schema/strict';
import { defineComponent } from './component';

/** `<Kbd>Ctrl</Kbd>`: a key of the keyboard. */
export const Kbd = defineComponent({
  props: strict({}),
  render: (_props, children) => h('kbd', children),
});
