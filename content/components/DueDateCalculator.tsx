import { useReader } from 'site/reader';
import { Calculator, errorOf, fieldsOf, resultStyle, useInputs } from './calculator';
import { holidayName, textsOf } from './dueDateTexts';
import { Field } from './fields';
import { readCount, writtenDay } from './figures';
import { dueDateAfter, holidaysOf, isDay, type Day } from './workdays';

const ID = 'due-date-calculator';
/** Longest time for payment that the calculator takes, in days. */
const MOST_DAYS = 365;

interface DueDateCalculatorProps {
  /** Day that the worked example counts from, such as `2026-12-10`. */
  start: Day;
  /** Days of the worked example. */
  days: number;
  /** Years whose holidays the table lists. */
  years: readonly number[];
}

type Inputs = Record<'start' | 'days', string>;

const readDays = (days: string) => readCount(days, 1, MOST_DAYS);
const isRight = ({ start, days }: Inputs) => isDay(start) && readDays(days) !== undefined;

/** Works out a due date that is a weekday, says how, and lists the holidays; the example stands there without JavaScript. */
export default function DueDateCalculator({ start, days, years }: DueDateCalculatorProps) {
  const { locale } = useReader();
  const t = textsOf(locale);
  const [inputs, change] = useInputs<keyof Inputs>({ start, days: String(days) }, isRight);
  const length = readDays(inputs.days);
  const result = isDay(inputs.start) && length !== undefined ? dueDateAfter(inputs.start, length) : undefined;
  const written = (day: Day, withWeekday = false) => writtenDay(day, locale, withWeekday);
  const name = isDay(inputs.start) ? 'days' : 'start';
  const kind = name === 'days' ? 'numeric' : 'date';
  const error = result === undefined ? errorOf(inputs[name], kind, t.wrong[name], locale) : undefined;
  const field = fieldsOf(ID, inputs, change, error === undefined ? undefined : { name, error });
  return (
    <Calculator
      id={ID}
      legend={t.legend}
      fields={
        <>
          <Field {...field('start')} label={t.start} kind="date" />
          <Field {...field('days')} label={t.days} kind="numeric" />
        </>
      }
      error={error}
      answer={
        result === undefined ? null : (
          <>
            <p>
              {t.result} <strong css={resultStyle}>{written(result.due, true)}</strong>
            </p>
            <p>{t.counted(written(inputs.start), length ?? 0, written(result.counted))}</p>
            {result.skipped.length === 0 && <p>{t.kept}</p>}
            <ul>
              {result.skipped.map(({ day, reason }) => (
                <li key={day}>{t.moved(written(day), t.reasons[reason])}</li>
              ))}
            </ul>
          </>
        )
      }
      result={result === undefined ? undefined : { label: t.copy, text: written(result.due), inputs }}
    >
      <details>
        <summary>{t.table(years.join('–'))}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.name}</th>
            </tr>
          </thead>
          <tbody>
            {years.flatMap(holidaysOf).map(({ day, name }) => (
              <tr key={day + name}>
                <td>{written(day, true)}</td>
                <td>{holidayName(name, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Calculator>
  );
}
