import type { ReactNode } from 'react';
import { useReader } from 'site/reader';
import { styles } from './calculatorStyles';
import { writtenDay } from './figures';

interface FieldProps {
  /** Of the calculator that the field belongs to, and the field's own name in it. */
  id: string;
  name: string;
  label: string;
  value: string;
  /** What is wrong with the value. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** What every field has: its id, and the error as its description. */
const common = ({ id, name, value, error }: FieldProps) => ({
  id: `${id}-${name}`,
  value,
  ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-error` }),
});

interface FieldFrameProps extends FieldProps {
  /** The value as printed. */
  written: string;
  children: ReactNode;
}

/** Label, field and error. */
function FieldFrame({ id, name, label, error, written, children }: FieldFrameProps) {
  return (
    <div css={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <span css={styles.onPaper}>{written}</span>
      {children}
      {error !== undefined && (
        <span css={styles.error} id={`${id}-${name}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

/** A field for a day, or for a number with or without decimals. */
export function Field({ kind, ...props }: FieldProps & { kind: 'date' | 'numeric' | 'decimal' }) {
  const type = kind === 'date' ? { type: 'date' } : { inputMode: kind, autoComplete: 'off' };
  const { locale } = useReader();
  return (
    <FieldFrame {...props} written={kind === 'date' ? writtenDay(props.value, locale) : props.value}>
      <input
        css={styles.input}
        {...common(props)}
        {...type}
        onChange={(event) => props.onChange(event.target.value.trim())}
      />
    </FieldFrame>
  );
}

/** A field to choose from a few values. */
export function Choice({ options, ...props }: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <FieldFrame {...props} written={options.find(({ value }) => value === props.value)?.label ?? ''}>
      <select css={styles.input} {...common(props)} onChange={(event) => props.onChange(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface BoxesProps {
  /** What the boxes are about. */
  legend: string;
  /** Boxes in order, with what is ticked. */
  boxes: readonly { name: string; label: string; isTicked: boolean }[];
  onChange: (name: string, isTicked: boolean) => void;
  error?: string | undefined;
}

/** Boxes to tick under one name. */
export function Boxes({ legend, boxes, onChange, error }: BoxesProps) {
  const ticked = boxes.filter(({ isTicked }) => isTicked).map(({ label }) => label);
  return (
    <fieldset css={styles.choices}>
      <legend css={styles.choiceLegend}>{legend}</legend>
      <span css={styles.boxesOnPaper}>{`${legend}: ${ticked.join(', ') || '–'}. `}</span>
      {boxes.map(({ name, label, isTicked }) => (
        <label key={name} css={styles.choice}>
          <input
            css={styles.mark}
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onChange(name, event.target.checked)}
          />
          {label}
        </label>
      ))}
      {error !== undefined && <span css={styles.error}>{error}</span>}
    </fieldset>
  );
}
