import { useEffect, useState, type ReactNode } from 'react';
import { role } from 'site/palette';
import { useReader } from 'site/reader';
import { styleSheet } from 'site/styles';
import { radius, space } from 'site/tokens';

const control = {
  minHeight: 44,
  border: `1px solid ${role.borderStrong}`,
  borderRadius: radius.medium,
  background: role.background,
  color: role.text,
  font: 'inherit',
} as const;

const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

const styles = styleSheet({
  box: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    padding: space.m,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    // Three columns have to fit into the box on a phone: here nothing scrolls sideways.
    '& table :is(th, td, caption)': { minWidth: 0, paddingInline: '0.45rem' },
  },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s },
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.m,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    ...needsScript,
  },
  legend: { padding: 0, marginBlockEnd: space.s, fontWeight: 650 },
  field: { display: 'grid', alignContent: 'end', gap: 4 },
  input: { ...control, padding: '0 0.7rem', '&[aria-invalid=true]': { borderColor: role.danger, borderWidth: 2 } },
  choices: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}`, margin: 0, padding: 0, border: 0, minWidth: 0 },
  choiceLegend: { padding: 0 },
  choice: { display: 'flex', alignItems: 'center', gap: space.s, minHeight: 44 },
  mark: { width: 20, height: 20, margin: 0, accentColor: role.accent },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m, ...needsScript },
  button: { ...control, padding: '0 1rem', cursor: 'pointer' },
  result: { fontSize: '1.25rem' },
});

/** How the result of a calculator stands out. */
export const resultStyle = styles.result;

const FINNISH = {
  copied: 'Kopioitu.',
  notCopied: 'Kopiointi ei onnistunut. Valitse tulos ja kopioi se itse.',
  link: 'Linkki tähän laskelmaan',
};
const TEXTS: Readonly<Record<string, typeof FINNISH>> = {
  en: {
    copied: 'Copied.',
    notCopied: 'Copying did not work. Select the result and copy it.',
    link: 'Link to this calculation',
  },
  sv: {
    copied: 'Kopierat.',
    notCopied: 'Det gick inte att kopiera. Markera resultatet och kopiera det själv.',
    link: 'Länk till den här uträkningen',
  },
};

/**
 * What a reader has typed, by the names that stand in a link; it begins with an example, or with what the link brings
 * where all of it is right.
 * @param isRight the same function each time
 */
export function useInputs<Name extends string>(
  example: Record<Name, string>,
  isRight: (inputs: Record<Name, string>) => boolean,
) {
  const [inputs, setInputs] = useState(example);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    setInputs((current) => {
      const names = Object.keys(current) as Name[];
      if (!names.every((name) => asked.has(name))) return current;
      const brought = Object.fromEntries(names.map((name) => [name, asked.get(name)])) as Record<Name, string>;
      return isRight(brought) ? brought : current;
    });
  }, [isRight]);
  const change = (name: Name) => (value: string) => setInputs((current) => ({ ...current, [name]: value }));
  return [inputs, change] as const;
}

/**
 * What each field of a calculator gets.
 * @param change what `useInputs` gives to change an input
 * @param wrong name of the field that the answer finds wrong
 */
export const fieldsOf =
  <Name extends string>(
    id: string,
    inputs: Record<Name, string>,
    change: (name: Name) => (value: string) => void,
    wrong?: Name,
  ) =>
  (name: Name) => ({ id, name, value: inputs[name], isWrong: name === wrong, onChange: change(name) });

interface CalculatorProps {
  /** Where the link to a calculation leads. */
  id: string;
  legend: string;
  fields: ReactNode;
  /** What is told anew with each input: the result, or what is wrong. */
  answer: ReactNode;
  /** How the result was computed. */
  working?: ReactNode;
  /** What can be taken along; undefined where there is no result. */
  result: { label: string; text: string; inputs: Record<string, string> } | undefined;
  /** What stands below, such as a table. */
  children?: ReactNode;
}

/** The frame of a calculator: fields where there are scripts, the answer, and ways to take it along. */
export function Calculator({ id, legend, fields, answer, working, result, children }: CalculatorProps) {
  const texts = TEXTS[useReader().locale] ?? FINNISH;
  const [said, setSaid] = useState('');
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  };
  return (
    <div css={styles.box} id={id}>
      <fieldset css={styles.fields}>
        <legend css={styles.legend}>{legend}</legend>
        {fields}
      </fieldset>
      <div css={styles.part} id={`${id}-answer`} role="status">
        {answer}
      </div>
      {working !== undefined && <div css={styles.part}>{working}</div>}
      {result !== undefined && (
        <div css={styles.ways}>
          <button css={styles.button} type="button" onClick={() => copy(result.text)}>
            {result.label}
          </button>
          <a href={`?${new URLSearchParams(result.inputs).toString()}#${id}`}>{texts.link}</a>
          <span role="status">{said}</span>
        </div>
      )}
      {children}
    </div>
  );
}

interface FieldProps {
  /** Of the calculator that the field belongs to, and the field's own name in it. */
  id: string;
  name: string;
  label: string;
  value: string;
  /** True where the answer says what is wrong with this field. */
  isWrong?: boolean;
  onChange: (value: string) => void;
}

/** What every field has: its id, and the answer as its description while it is wrong. */
const common = ({ id, name, value, isWrong = false }: FieldProps) => ({
  id: `${id}-${name}`,
  value,
  ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-answer` } : {}),
});

/** A field for a day, or for a number with or without decimals. */
export function Field({ kind, ...props }: FieldProps & { kind: 'date' | 'numeric' | 'decimal' }) {
  const type = kind === 'date' ? { type: 'date' } : { inputMode: kind, autoComplete: 'off', size: 10 };
  return (
    <label css={styles.field} htmlFor={`${props.id}-${props.name}`}>
      {props.label}
      <input
        css={styles.input}
        {...common(props)}
        {...type}
        onChange={(event) => props.onChange(event.target.value.trim())}
      />
    </label>
  );
}

/** A field to choose from a few values. */
export function Choice({ options, ...props }: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <label css={styles.field} htmlFor={`${props.id}-${props.name}`}>
      {props.label}
      <select css={styles.input} {...common(props)} onChange={(event) => props.onChange(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BoxesProps {
  /** What the boxes are about. */
  legend: string;
  /** Boxes in order, with what is ticked. */
  boxes: readonly { name: string; label: string; isTicked: boolean }[];
  onChange: (name: string, isTicked: boolean) => void;
}

/** Boxes to tick under one name. */
export function Boxes({ legend, boxes, onChange }: BoxesProps) {
  return (
    <fieldset css={styles.choices}>
      <legend css={styles.choiceLegend}>{legend}</legend>
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
    </fieldset>
  );
}
