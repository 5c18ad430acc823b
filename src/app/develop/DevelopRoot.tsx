import type { ReactElement } from 'react';
import { Global } from '@emotion/react';
import { CrashBoundary } from '../../components/crash/CrashBoundary';
import { SiteCrash } from '../../components/crash/SiteCrash';
import { globalStyles } from '../../theme/globalStyles';
import { useWriting } from './useWriting';
import { WritingPanel } from './WritingPanel';

/** What is around the site while developing: its styles, which no server writes then, and the writers' panel. */
export function DevelopRoot({ element }: { element: ReactElement }) {
  const { state } = useWriting();
  return (
    <>
      <Global styles={globalStyles} />
      <CrashBoundary
        place={String(state?.round)}
        fallback={(error, retry) => <SiteCrash error={error} retry={retry} />}
      >
        {element}
      </CrashBoundary>
      <WritingPanel />
    </>
  );
}
