import { useEffect, useState } from 'react';
import type { SlotComponents } from '../../extend';
import { Slot } from '../layout/Slot';

interface LateContactProps {
  where: 'noResults' | 'closeMatches';
  query: string;
}

/** The way to people in a search. Its code loads only for a search that needs it. */
export function LateContact({ where, query }: LateContactProps) {
  const [components, setComponents] = useState<SlotComponents<'contact'>>([]);
  useEffect(() => {
    import(/* webpackChunkName: "contact" */ 'site-slots/contact').then(
      (slot) => setComponents(slot.components),
      () => undefined,
    );
  }, []);
  return <Slot name="contact" components={components} where={where} query={query} />;
}
