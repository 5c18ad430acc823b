import { useReader } from 'site/reader';
import { Calculator, errorOf, fieldsOf, resultStyle, useInputs } from './calculator';
import { holidayName } from './dueDateTexts';
import {
  extensionFor,
  issuesAfter,
  MOST_WEEKS,
  type Extension,
  type ExtensionError,
  type ExtensionInputs,
} from './extension';
import { textsOf } from './extensionTexts';
import { Boxes, Choice, Field } from './fields';
import { weekdayName, writtenDay } from './figures';
import type { Day } from './workdays';

const ID = 'extension-calculator';
/** Weekdays in the order of a week; 0 is Sunday. */
const WEEK = ['1', '2', '3', '4', '5', '6', '0'];
/** Fewest rows of the table. */
const LEAST_ROWS = 6;

interface ExtensionCalculatorProps {
  /** First and last day of the worked example's period, such as `2026-01-01`. */
  start: Day;
  end: Day;
  /** Issues of the example that were missed. */
  missed: number;
  /** Weekdays on which the example's publication appears; 0 is Sunday. */
  weekdays: readonly number[];
  /** True where it does not appear on public holidays. */
  skipsHolidays?: boolean;
}

/** The field that an error belongs to. */
const FIELD_OF: Readonly<Record<ExtensionError, keyof ExtensionInputs>> = {
  start: 'start',
  end: 'end',
  endBeforeStart: 'end',
  tooLong: 'end',
  days: 'days',
  issue: 'issue',
  missed: 'missed',
  moreMissed: 'missed',
};

const isRight = (inputs: ExtensionInputs) => !('error' in extensionFor(inputs));

/** Works out how far a period is extended for missed issues, and says how; the example stands there without JavaScript. */
export default function ExtensionCalculator({
  start,
  end,
  missed,
  weekdays,
  skipsHolidays = false,
}: ExtensionCalculatorProps) {
  const { locale } = useReader();
  const t = textsOf(locale);
  const [inputs, change] = useInputs<keyof ExtensionInputs>(
    {
      start,
      end,
      missed: String(missed),
      days: weekdays.join(''),
      weeks: '1',
      issue: start,
      holidays: skipsHolidays ? '1' : '0',
    },
    isRight,
  );
  const found = extensionFor(inputs);
  const name = 'error' in found ? FIELD_OF[found.error] : 'weeks';
  const kind = name === 'missed' ? 'numeric' : 'date';
  const error =
    'error' in found ? errorOf(inputs[name], kind, t.wrong[found.error](found.whole ?? 0), locale) : undefined;
  const field = fieldsOf(ID, inputs, change, error === undefined ? undefined : { name, error });
  const days = WEEK.map((name) => ({
    name,
    label: weekdayName(Number(name), locale),
    isTicked: inputs.days.includes(name),
  }));
  const tickDay = (name: string, isTicked: boolean) =>
    change('days')(WEEK.filter((each) => (each === name ? isTicked : inputs.days.includes(each))).join(''));
  return (
    <Calculator
      id={ID}
      legend={t.legend}
      fields={
        <>
          <Field {...field('start')} label={t.start} kind="date" />
          <Field {...field('end')} label={t.end} kind="date" />
          <Field {...field('missed')} label={t.missed} kind="numeric" />
          <Boxes legend={t.days} boxes={days} onChange={tickDay} error={field('days').error} />
          <Choice
            {...field('weeks')}
            label={t.weeks}
            options={Array.from({ length: MOST_WEEKS }, (_, at) => ({
              value: String(at + 1),
              label: at === 0 ? t.everyWeek : t.everyWeeks(at + 1),
            }))}
          />
          {inputs.weeks !== '1' && <Field {...field('issue')} label={t.issue} kind="date" />}
          <Boxes
            legend={t.holidays}
            boxes={[{ name: 'holidays', label: t.noIssueOn, isTicked: inputs.holidays === '1' }]}
            onChange={(_, isTicked) => change('holidays')(isTicked ? '1' : '0')}
          />
        </>
      }
      error={error}
      answer={
        'error' in found ? null : (
          <p>
            {t.result} <strong css={resultStyle}>{writtenDay(found.newEnd, locale, true)}</strong>.
          </p>
        )
      }
      working={'error' in found ? undefined : <Working extension={found} inputs={inputs} locale={locale} />}
      result={'error' in found ? undefined : { label: t.copy, text: writtenDay(found.newEnd, locale), inputs }}
    >
      {'error' in found ? null : <NewEnds extension={found} end={inputs.end} locale={locale} />}
    </Calculator>
  );
}

interface WorkingProps {
  extension: Extension;
  inputs: ExtensionInputs;
  locale: string;
}

function Working({ extension: { missed, whole, rhythm, skipped }, inputs: { start, end }, locale }: WorkingProps) {
  const t = textsOf(locale);
  const written = (day: Day) => writtenDay(day, locale);
  const weekdays = rhythm.weekdays.map((weekday) => weekdayName(weekday, locale)).join(', ');
  return (
    <ul>
      <li>{t.counted(`${written(start)}–${written(end)}`, whole, missed)}</li>
      <li>{t.rhythm(weekdays, rhythm.weeks === 1 ? t.everyWeek : t.everyWeeks(rhythm.weeks))}</li>
      <li>{t.followed(written(end))}</li>
      {skipped.map(({ day, reason }) => (
        <li key={day}>{t.skipped(written(day), holidayName(reason, locale))}</li>
      ))}
    </ul>
  );
}

/** The new end for each number of missed issues. */
function NewEnds({
  extension: { missed, whole, rhythm },
  end,
  locale,
}: {
  extension: Extension;
  end: Day;
  locale: string;
}) {
  const t = textsOf(locale);
  const { issues } = issuesAfter(end, Math.min(whole, Math.max(missed, LEAST_ROWS)), rhythm);
  return (
    <table>
      <caption>{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.number}</th>
          <th scope="col">{t.newEnd}</th>
        </tr>
      </thead>
      <tbody>
        {issues.map((day, at) => (
          <tr key={day}>
            <td>{at + 1}</td>
            <td>{writtenDay(day, locale, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
