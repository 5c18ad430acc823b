import { useEffect, useId, useState } from 'react';
import { role } from 'site/palette';
import { useReader } from 'site/reader';
import { radius, space } from 'site/tokens';
import { holidayName, textsOf } from './dueDateTexts';
import { dueDateAfter, holidaysOf, isDay, type Day } from './workdays';

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

const styles = {
  box: {
    display: 'grid',
    gap: space.m,
    padding: space.m,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
  },
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.m,
    margin: 0,
    padding: 0,
    border: 0,
    '@media (scripting: none)': { display: 'none' },
  },
  legend: { padding: 0, marginBlockEnd: space.s, fontWeight: 650 },
  field: { display: 'grid', gap: 4 },
  input: {
    minHeight: 44,
    padding: '0 0.7rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    color: role.text,
    font: 'inherit',
  },
  due: { fontSize: '1.25rem' },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    '@media (scripting: none)': { display: 'none' },
  },
  button: {
    minHeight: 44,
    padding: '0 1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    color: role.text,
    font: 'inherit',
    cursor: 'pointer',
  },
} as const;

/** A day in the reader's form: `24.12.2026`, after its weekday where there is room. */
function written(day: Day, locale: string, withWeekday = false): string {
  const language = { en: 'en-GB', sv: 'sv-FI' }[locale] ?? 'fi-FI';
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const date = write({ day: 'numeric', month: 'numeric', year: 'numeric' });
  // Beside a date Finnish puts the weekday into another case, which the sentence does not want.
  return withWeekday ? `${write({ weekday: 'long' })} ${date}` : date;
}

const isLength = (days: string) => /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_DAYS;

/** Works out a due date that is a weekday, says how, and lists the holidays; the example stands there without JavaScript. */
export default function DueDateCalculator({ start, days, years }: DueDateCalculatorProps) {
  const { locale } = useReader();
  const t = textsOf(locale);
  const id = useId();
  const [from, setFrom] = useState<string>(start);
  const [length, setLength] = useState(String(days));
  const [said, setSaid] = useState('');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const [askedStart, askedDays] = [asked.get('start') ?? '', asked.get('days') ?? ''];
    if (!isDay(askedStart) || !isLength(askedDays)) return;
    setFrom(askedStart);
    setLength(askedDays);
  }, []);
  const result = isDay(from) && isLength(length) ? dueDateAfter(from, Number(length)) : undefined;
  const due = result === undefined ? '' : written(result.due, locale);
  const copy = () => {
    navigator.clipboard.writeText(due).then(
      () => setSaid(t.copied),
      () => setSaid(t.notCopied),
    );
  };
  return (
    <div css={styles.box} id="due-date-calculator">
      <fieldset css={styles.fields}>
        <legend css={styles.legend}>{t.legend}</legend>
        <label css={styles.field} htmlFor={`${id}-start`}>
          {t.start}
          <input
            css={styles.input}
            id={`${id}-start`}
            type="date"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </label>
        <label css={styles.field} htmlFor={`${id}-days`}>
          {t.days}
          <input
            css={styles.input}
            id={`${id}-days`}
            inputMode="numeric"
            value={length}
            onChange={(event) => setLength(event.target.value.trim())}
          />
        </label>
      </fieldset>
      <div role="status">
        {result === undefined ? (
          <p>{t.wrong}</p>
        ) : (
          <>
            <p>
              {t.result} <strong css={styles.due}>{written(result.due, locale, true)}</strong>
            </p>
            <p>{t.counted(written(from, locale), Number(length), written(result.counted, locale))}</p>
            {result.skipped.length === 0 && <p>{t.kept}</p>}
            <ul>
              {result.skipped.map(({ day, reason }) => (
                <li key={day}>{t.moved(written(day, locale), t.reasons[reason])}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {result !== undefined && (
        <div css={styles.ways}>
          <button css={styles.button} type="button" onClick={copy}>
            {t.copy}
          </button>
          <a href={`?${new URLSearchParams({ start: from, days: length }).toString()}#due-date-calculator`}>{t.link}</a>
          <span role="status">{said}</span>
        </div>
      )}
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
                <td>{written(day, locale, true)}</td>
                <td>{holidayName(name, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
