import { useEffect, useState } from 'react';

/** Query and hash of the open page's address, for links to the same page elsewhere. */
export interface AddressSuffix {
  /** Empty until the page is alive. */
  suffix: string;
  /** For the list of the links: reads the address again before a link of it can be used. */
  reread: { onFocus: () => void; onPointerEnter: () => void };
}

/** The router renders the page anew when the address changes; a change past it is seen when the list is turned to. */
export function useAddressSuffix(): AddressSuffix {
  const [suffix, setSuffix] = useState('');
  const update = () => setSuffix(window.location.search + window.location.hash);
  useEffect(update);
  return { suffix, reread: { onFocus: update, onPointerEnter: update } };
}
