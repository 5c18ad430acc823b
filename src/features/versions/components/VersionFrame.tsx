import { useMemo } from 'react';
import type { SlotProps } from '../../../extend';
import { DocRootContext } from '../../../hooks/navigation/useDocRoot';
import { DocsVersionsContext, useVersionsAround } from '../hooks/useDocsVersions';
import { mapTargets } from '../model/versions';

/** Makes the links around a page lead to its version of the docs, or to the chosen one. */
export function VersionFrame({ children }: SlotProps['frame']) {
  const versions = useVersionsAround();
  const root = useMemo(() => {
    const { target, pathOf } = versions;
    return { name: target, pathOf, withTargets: <Facts,>(facts: Facts) => mapTargets(facts, pathOf) };
  }, [versions]);
  return (
    <DocsVersionsContext.Provider value={versions}>
      <DocRootContext.Provider value={root}>{children}</DocRootContext.Provider>
    </DocsVersionsContext.Provider>
  );
}
