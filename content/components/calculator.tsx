import { useEffect, useState, type ReactNode } from 'react';
import { useReader } from 'site/reader';
import { styles } from './calculatorStyles';
import { numberError, type NumberError } from './figures';

/** How the result of a calculator stands out. */
export const resultStyle = styles.result;

const FINNISH = {
  copied: 'Kopioitu.',
  notCopied: 'Kopiointi ei onnistunut. Valitse tulos ja kopioi se itse.',
  link: 'Linkki tähän laskelmaan',
  numberErrors: {
    notNumber: 'Tämä ei ole luku. Kirjoita se numeroin.',
    decimals: 'Kirjoita enintään kaksi desimaalia.',
    notWhole: 'Kirjoita kokonaisluku ilman desimaaleja.',
    tooLarge: 'Luku on liian suuri.',
  },
};
/** Texts in other languages. */
const TEXTS: Readonly<Record<string, typeof FINNISH & { numberErrors: Record<NumberError, string> }>> = {
  en: {
    copied: 'Copied.',
    notCopied: 'Copying did not work. Select the result and copy it.',
    link: 'Link to this calculation',
    numberErrors: {
      notNumber: 'This is not a number. Write it in digits.',
      decimals: 'Write at most two decimals.',
      notWhole: 'Write a whole number without decimals.',
      tooLarge: 'The number is too large.',
    },
  },
  sv: {
    copied: 'Kopierat.',
    notCopied: 'Det gick inte att kopiera. Markera resultatet och kopiera det själv.',
    link: 'Länk till den här uträkningen',
    numberErrors: {
      notNumber: 'Det här är inget tal. Skriv det med siffror.',
      decimals: 'Skriv högst två decimaler.',
      notWhole: 'Skriv ett heltal utan decimaler.',
      tooLarge: 'Talet är för stort.',
    },
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

/** What is wrong with an input: how a number is written, else what the calculation says of it. */
export function errorOf(value: string, kind: 'date' | 'numeric' | 'decimal', error: string, locale: string): string {
  const problem = kind === 'date' ? undefined : numberError(value, kind === 'decimal');
  return problem === undefined ? error : (TEXTS[locale] ?? FINNISH).numberErrors[problem];
}

/**
 * Returns the props of each field of a calculator.
 * @param change what `useInputs` gives to change an input
 * @param wrong the field that is wrong, and what is wrong with it
 */
export const fieldsOf =
  <Name extends string>(
    id: string,
    inputs: Record<Name, string>,
    change: (name: Name) => (value: string) => void,
    wrong?: { name: Name; error: string },
  ) =>
  (name: Name) => ({
    id,
    name,
    value: inputs[name],
    error: name === wrong?.name ? wrong.error : undefined,
    onChange: change(name),
  });

interface CalculatorProps {
  /** Where the link to a calculation leads. */
  id: string;
  legend: string;
  fields: ReactNode;
  /** The result. */
  answer: ReactNode;
  /** What is wrong; undefined where there is a result. The field shows it, too. */
  error: string | undefined;
  /** How the result was computed. */
  working?: ReactNode;
  /** What can be taken along; undefined where there is no result. */
  result: { label: string; text: string; inputs: Record<string, string> } | undefined;
  /** What stands below, such as a table. */
  children?: ReactNode;
}

/** The frame of a calculator: fields where there are scripts, the answer, and ways to take it along. */
export function Calculator({ id, legend, fields, answer, error, working, result, children }: CalculatorProps) {
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
      <div css={styles.part} role="status">
        {error === undefined ? answer : <p className="visually-hidden">{error}</p>}
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
