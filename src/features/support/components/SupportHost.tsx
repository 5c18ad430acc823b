import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { KitContext, type Kit } from '../hooks/useKit';
import { useSupportSwitch } from '../hooks/useSupportSwitch';

interface SupportHostProps {
  site: Pick<Queries.ChromeFragment, 'locale' | 'defaultLocale' | 'url' | 'locales'>;
  children: ReactNode;
}

type Loaded = Kit & { Root: ComponentType };

/** Brings the tools of those who answer customers where they are asked for; other readers get none of their code. */
export function SupportHost({ site, children }: SupportHostProps) {
  const [isOn] = useSupportSwitch();
  const [kit, setKit] = useState<Loaded>();
  useEffect(() => {
    if (!isOn) return undefined;
    let loaded: Loaded | undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "support-kit" */ './loadKit')
      .then(({ loadKit }) => loadKit(site))
      .then(
        (found) => {
          loaded = found;
          if (isCurrent) setKit(found);
          else found.desk.close();
        },
        (error: unknown) => console.warn('The tools for support could not be loaded.', error),
      );
    return () => {
      isCurrent = false;
      loaded?.desk.close();
      setKit(undefined);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each page brings an equal site; only its language differs
  }, [isOn, site.locale]);
  return (
    <KitContext.Provider value={kit}>
      {children}
      {kit !== undefined && <kit.Root />}
    </KitContext.Provider>
  );
}
