import { useEffect, useState } from 'react';

/** Query and hash of the open page's address, for links to the same page elsewhere. Empty until the page is alive. */
export function useAddressSuffix(sitePath: string): string {
  const [suffix, setSuffix] = useState('');
  useEffect(() => {
    const update = () => setSuffix(window.location.search + window.location.hash);
    update();
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, [sitePath]);
  return suffix;
}
