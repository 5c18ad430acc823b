import { useReader } from 'site/reader';
import { styleSheet } from 'site/styles';
import { Calculator, errorOf, fieldsOf, resultStyle, useInputs } from './calculator';
import { creditFor, creditOf, monthEnds, type Credit, type CreditError, type CreditInputs } from './credit';
import { textsOf } from './creditTexts';
import { Choice, Field } from './fields';
import { writtenDay, writtenEuros, writtenNumber, writtenRate } from './figures';
import { daysBetween, type Day } from './workdays';

const ID = 'credit-calculator';
/** Most rows of the table by issues. */
const MOST_ROWS = 12;

interface CreditCalculatorProps {
  /** Price of the worked example with tax, such as `120,00`. */
  price: string;
  /** Rate of the tax in percent. */
  rate: string;
  /** First and last day of the example's period, such as `2026-01-01`. */
  start: Day;
  end: Day;
  /** Last day of the example that is not credited. */
  last: Day;
  /** Issues of the example's period, and how many of them were delivered. */
  issues: number;
  delivered: number;
}

/** The kind of each field. */
const KINDS = {
  way: 'date',
  price: 'decimal',
  rate: 'decimal',
  issues: 'numeric',
  delivered: 'numeric',
  start: 'date',
  end: 'date',
  last: 'date',
} as const;

/** The field that an error belongs to. */
const FIELD_OF: Readonly<Record<CreditError, keyof CreditInputs>> = {
  price: 'price',
  rate: 'rate',
  start: 'start',
  end: 'end',
  endBeforeStart: 'end',
  tooLong: 'end',
  last: 'last',
  lastBeforeStart: 'last',
  lastAfterEnd: 'last',
  lastIsEnd: 'last',
  issues: 'issues',
  delivered: 'delivered',
  moreDelivered: 'delivered',
  allDelivered: 'delivered',
};

const isRight = (inputs: CreditInputs) => !('error' in creditFor(inputs));
const styles = styleSheet({ muted: { display: 'block', fontSize: '0.9em', fontWeight: 400 } });

/** Works out what is credited when a period ends early, and says how; the example stands there without JavaScript. */
export default function CreditCalculator({ issues, delivered, ...example }: CreditCalculatorProps) {
  const { locale } = useReader();
  const t = textsOf(locale);
  const counts = { issues: String(issues), delivered: String(delivered) };
  const [inputs, change] = useInputs<keyof CreditInputs>({ way: 'days', ...example, ...counts }, isRight);
  const found = creditFor(inputs);
  const name = 'error' in found ? FIELD_OF[found.error] : 'way';
  const error = 'error' in found ? errorOf(inputs[name], KINDS[name], t.wrong[found.error], locale) : undefined;
  const field = fieldsOf(ID, inputs, change, error === undefined ? undefined : { name, error });
  const ways = [
    { value: 'days', label: t.byDays },
    { value: 'issues', label: t.byIssues },
  ];
  return (
    <Calculator
      id={ID}
      legend={t.legend}
      fields={
        <>
          <Choice {...field('way')} label={t.way} options={ways} />
          <Field {...field('price')} label={t.price} kind="decimal" />
          <Field {...field('rate')} label={t.rate} kind="decimal" />
          {inputs.way === 'issues' ? (
            <>
              <Field {...field('issues')} label={t.issues} kind="numeric" />
              <Field {...field('delivered')} label={t.delivered} kind="numeric" />
            </>
          ) : (
            <>
              <Field {...field('start')} label={t.start} kind="date" />
              <Field {...field('end')} label={t.end} kind="date" />
              <Field {...field('last')} label={t.last} kind="date" />
            </>
          )}
        </>
      }
      error={error}
      answer={
        'error' in found ? null : (
          <p>
            {t.result} <strong css={resultStyle}>{writtenEuros(found.gross, locale)}</strong>,{' '}
            {t.ofWhichTax(writtenEuros(found.tax, locale))}.
          </p>
        )
      }
      working={'error' in found ? undefined : <Working credit={found} inputs={inputs} locale={locale} />}
      result={'error' in found ? undefined : { label: t.copy, text: copiedText(found, locale), inputs }}
    >
      {'error' in found ? null : <OtherCredits credit={found} inputs={inputs} locale={locale} />}
    </Calculator>
  );
}

function copiedText({ gross, net, tax, price, rate, share }: Credit, locale: string): string {
  const euros = (cents: number) => writtenEuros(cents, locale);
  const told = textsOf(locale).copied(euros(gross), euros(net), euros(tax), writtenRate(rate, locale));
  return `${told}: ${euros(price)} × ${share.part} / ${share.whole}`;
}

interface CreditProps {
  credit: Credit;
  inputs: CreditInputs;
  locale: string;
}

/** Each step with its computation and what came of it. */
function Working({ credit: { gross, net, tax, price, rate, share, from }, inputs, locale }: CreditProps) {
  const t = textsOf(locale);
  const euros = (cents: number) => writtenEuros(cents, locale);
  const span = (first: Day, last: Day) => `${writtenDay(first, locale)}–${writtenDay(last, locale)}`;
  const exact = writtenNumber((price * share.part) / share.whole / 100, 4, locale);
  const divisor = writtenNumber(1 + rate / 10_000, 4, locale).replace(/0{1,2}$/, '');
  const counted =
    from === undefined
      ? [
          [t.periodIssues, '', t.count(share.whole)],
          [t.creditedIssues, `${share.whole} − ${share.whole - share.part}`, t.count(share.part)],
        ]
      : [
          [t.periodDays, span(inputs.start, inputs.end), t.days(share.whole)],
          [t.creditedDays, span(from, inputs.end), t.days(share.part)],
        ];
  const rows = [
    ...counted,
    [t.gross, `${euros(price)} × ${share.part} / ${share.whole} = ${exact}`, euros(gross)],
    [t.net, `${euros(gross)} / ${divisor}`, euros(net)],
    [t.tax(writtenRate(rate, locale)), `${euros(gross)} − ${euros(net)}`, euros(tax)],
  ];
  return (
    <>
      <table>
        <caption>{t.steps}</caption>
        <tbody>
          {rows.map(([label, computation, value]) => (
            <tr key={label}>
              <th scope="row">
                {label} <span css={styles.muted}>{computation}</span>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.rounding}</p>
    </>
  );
}

/** The same period, ended at other times. */
function OtherCredits({ credit: { price, rate, share, from }, inputs, locale }: CreditProps) {
  const t = textsOf(locale);
  const counts =
    from === undefined
      ? Array.from({ length: Math.min(share.whole - 1, MOST_ROWS) }, (_, at) => ({ part: at + 1, day: undefined }))
      : monthEnds(inputs.start, inputs.end).map((day) => ({ part: daysBetween(day, inputs.end), day }));
  if (counts.length === 0) return null;
  return (
    <details>
      <summary>{t.others}</summary>
      <table>
        <thead>
          <tr>
            {from !== undefined && <th scope="col">{t.lastDay}</th>}
            <th scope="col">{t.credited}</th>
            <th scope="col">{t.sum}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ part, day }) => (
            <tr key={part}>
              {day !== undefined && <td>{writtenDay(day, locale)}</td>}
              <td>{day === undefined ? t.count(part) : t.days(part)}</td>
              <td>{writtenEuros(creditOf(price, rate, { ...share, part }).gross, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
