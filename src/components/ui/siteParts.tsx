import { useId, type ComponentProps, type ReactNode } from 'react';
import { SiteLink } from 'site/link';
import { role } from 'site/palette';
import { styleSheet } from 'site/styles';
import { radius, space } from 'site/tokens';
import { noticeBox } from '../../theme/noticeBox';
import { filledButton, plainButton } from './plainButton';

/* The module `site/ui`: parts that follow the theme, for the owner's own components. */

export { Card } from './Card';
export { Section } from './Section';

const styles = styleSheet({
  plain: { ...plainButton, display: 'inline-block', justifySelf: 'start', textDecoration: 'none' },
  filled: { ...plainButton, ...filledButton, display: 'inline-block', justifySelf: 'start' },
  field: { display: 'grid', gap: space.xs, justifyItems: 'start' },
  label: { fontWeight: 600 },
  input: {
    width: '100%',
    minHeight: 44,
    padding: '0.55rem 0.75rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    color: role.text,
    font: 'inherit',
    '&[aria-invalid]': { borderColor: role.danger },
  },
  hint: { color: role.textMuted, fontSize: '0.9375rem' },
  error: { color: role.danger, fontSize: '0.9375rem' },
  note: noticeBox(role.noteSoft, role.note),
  tip: noticeBox(role.tipSoft, role.tip),
  info: noticeBox(role.infoSoft, role.info),
  warning: noticeBox(role.warningSoft, role.warning),
  danger: noticeBox(role.dangerSoft, role.danger),
});

interface LookProps {
  look?: 'plain' | 'filled';
}

/** A button; with `href`, a link that looks like one. */
export function Button({
  look = 'plain',
  ...props
}: LookProps & (ComponentProps<'button'> | { href: string; children: ReactNode })) {
  const style = look === 'filled' ? styles.filled : styles.plain;
  return 'href' in props ? <SiteLink css={style} {...props} /> : <button type="button" css={style} {...props} />;
}

interface FieldTexts {
  label: string;
  /** Advice below the label. */
  hint?: string;
  /** What is wrong with the value. */
  error?: string;
}

type FieldProps = FieldTexts &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
  );

/** A labelled field: an input, a text area or a list of choices. */
export function Field({ as = 'input', label, hint, error, ...props }: FieldProps) {
  const id = useId();
  // The properties are those of the element that `as` names.
  const Control = as as 'input';
  const texts = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])];
  return (
    <div css={styles.field}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p css={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        css={styles.input}
        {...(props as ComponentProps<'input'>)}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={texts.join(' ') || undefined}
      />
      {error !== undefined && (
        <p css={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface NoteProps {
  kind?: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
}

/** A box with a remark. */
export function Note({ kind = 'note', title, children }: NoteProps) {
  return (
    <div css={styles[kind]} role="note">
      {title !== undefined && <strong>{title}</strong>}
      <div>{children}</div>
    </div>
  );
}
