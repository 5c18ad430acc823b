import { useEffect, useState } from 'react';

/** Query and hash of the current address, for links to other versions of the page. */
interface AddressSuffix {
  /** Empty before hydration. */
  suffix: string;
  /** Handlers of the link list that reread the address before a link can be used. */
  reread: { onFocus: () => void; onPointerEnter: () => void };
}

/** Rerenders with the router; changes outside the router are read when the list gets the focus or pointer. */
export function useAddressSuffix(): AddressSuffix {
  const [suffix, setSuffix] = useState('');
  const update = () => setSuffix(window.location.search + window.location.hash);
  useEffect(update);
  return { suffix, reread: { onFocus: update, onPointerEnter: update } };
}
