import { useEffect, useState } from 'react';
import type { SlotComponents, SlotName, SlotProps } from '../../slots';
import { Slot } from '../layout/Slot';

/** The components of a slot once their code has loaded; without it the search works as ever. */
function useLate<Name extends SlotName>(load: () => Promise<{ components: SlotComponents<Name> }>) {
  const [components, setComponents] = useState<SlotComponents<Name>>([]);
  useEffect(() => void load().then((slot) => setComponents(slot.components), Boolean), [load]);
  return components;
}

const contact = () => import(/* webpackChunkName: "contact" */ 'site-slots/contact');
const start = () => import(/* webpackChunkName: "start-of-search" */ 'site-slots/searchStart');

/** The way to people in a search that needs it. */
export const LateContact = (props: SlotProps['contact']) => (
  <Slot name="contact" components={useLate(contact)} {...props} />
);

/** What features show in an empty search; the first answer does not wait for it. */
export const LateStart = (props: SlotProps['searchStart']) => (
  <Slot name="searchStart" components={useLate(start)} {...props} />
);
