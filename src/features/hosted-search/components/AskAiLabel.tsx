import { useText } from '../../../i18n/useText';

/** The words of the entry that asks the assistant what is in the search box. */
export function AskAiLabel({ question }: { question: string }) {
  const t = useText();
  return <>{t('askAi.ask', { question })}</>;
}
