import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ReaderContext } from '../../../i18n/reader';
import { useLocale } from '../../../i18n/useLocale';
import { Main } from '../../../components/layout/Main';
import { CrashBoundary } from '../../../components/crash/CrashBoundary';

interface PartProps {
  /** Only tags of the head have it: they are rendered outside of the page. */
  language?: string;
  children?: ReactNode;
}

/** Wraps a component of the content folder (its default export, or `name`): a crash removes nothing else. */
export function guardPart(file: Readonly<Record<string, ComponentType<PartProps>>>, name = 'default') {
  const Part = file.default ?? file[name];
  if (Part === undefined) throw new Error(`${name}.tsx exports no component.`);
  return function GuardedPart(props: PartProps) {
    const { code, sitePath } = useLocale();
    const locale = props.language ?? code;
    const reader = useMemo(() => ({ locale }), [locale]);
    return (
      <CrashBoundary resetKey={sitePath} fallback={() => props.children ?? null}>
        <ReaderContext.Provider value={reader}>
          <Part {...props} />
        </ReaderContext.Provider>
      </CrashBoundary>
    );
  };
}

/** Adds the main landmark of the page. */
export const inMain = (Part: ComponentType<object>) =>
  function PartInMain(props: object) {
    return (
      <Main isFullWidth>
        <Part {...props} />
      </Main>
    );
  };
