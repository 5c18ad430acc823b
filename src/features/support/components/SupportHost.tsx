import { useEffect, useState, type ComponentType } from 'react';
import type { SlotProps } from '../../../extend';
import { SupportToolsContext, type SupportTools } from '../hooks/useSupportTools';
import { useSupportSwitch } from '../hooks/useSupportSwitch';

type Loaded = SupportTools & { Root: ComponentType };

/** Loads the support tools while they are on; other readers load none of their code. */
export function SupportHost({ site, children }: SlotProps['frame']) {
  const [isOn] = useSupportSwitch();
  const [tools, setTools] = useState<Loaded>();
  useEffect(() => {
    if (!isOn) return undefined;
    let loaded: Loaded | undefined;
    let isCurrent = true;
    import(/* webpackChunkName: "support-tools" */ './loadSupportTools')
      .then(({ loadSupportTools }) => loadSupportTools(site))
      .then(
        (found) => {
          loaded = found;
          if (isCurrent) setTools(found);
          else found.store.close();
        },
        (error: unknown) => console.warn('The tools for support could not be loaded.', error),
      );
    return () => {
      isCurrent = false;
      loaded?.store.close();
      setTools(undefined);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each page brings an equal site; only its language differs
  }, [isOn, site.locale]);
  return (
    <SupportToolsContext.Provider value={tools}>
      {children}
      {tools !== undefined && <tools.Root />}
    </SupportToolsContext.Provider>
  );
}
