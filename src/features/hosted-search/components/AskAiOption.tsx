import { lazy, Suspense, useMemo } from 'react';
import type { SlotProps } from '../../../extend';
import { useText } from '../../../i18n/useText';
import { hostedSettings } from '../browser/settings';
import { assistantOf } from '../model/settings';

const AskAiPanel = lazy(() =>
  import(/* webpackChunkName: "ask-ai" */ './AskAiPanel').then(({ AskAiPanel: Panel }) => ({ default: Panel })),
);

/** The option that sends the query to the assistant, and its answer. */
export function AskAiOption({ query, tags, isChosen }: SlotProps['searchOption']) {
  const t = useText();
  const { provider, results } = hostedSettings();
  const settings = useMemo(() => assistantOf(provider), [provider]);
  if (settings === undefined) return null;
  if (!isChosen) return <>{t('askAi.ask', { question: query })}</>;
  return (
    <Suspense fallback={null}>
      <AskAiPanel
        settings={settings}
        site={{ ...results, origins: [window.location.origin] }}
        tags={tags}
        question={query}
      />
    </Suspense>
  );
}
