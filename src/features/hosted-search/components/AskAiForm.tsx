import type { FormEvent } from 'react';
import { useText } from '../../../i18n/useText';
import { ASK_QUESTION_MAX_LENGTH } from '../model/askAi/conversation';
import { styleSheet } from '../../../theme/styleSheet';
import { role } from '../../../theme/palette';
import { radius, space } from '../../../theme/tokens';
import { askAiStyles } from './askAiStyles';

const styles = styleSheet({
  form: { display: 'flex', gap: space.s },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: '0 0.9rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: role.background,
  },
});

interface AskAiFormProps {
  /** True during an answer: the box is read-only and keeps the focus. */
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** A box for the next question. */
export function AskAiForm({ isBusy, onAsk }: AskAiFormProps) {
  const t = useText();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const question = new FormData(form).get('question');
    if (typeof question !== 'string' || question.trim() === '') return;
    onAsk(question);
    form.reset();
  };
  return (
    <form css={styles.form} onSubmit={onSubmit}>
      <input
        css={styles.input}
        name="question"
        maxLength={ASK_QUESTION_MAX_LENGTH}
        readOnly={isBusy}
        aria-label={t('askAi.question')}
        placeholder={t('askAi.question')}
        autoComplete="off"
      />
      <button type="submit" css={askAiStyles.button} aria-disabled={isBusy}>
        {t('askAi.send')}
      </button>
    </form>
  );
}
