import type { DueDate, Holiday } from './workdays';

type Reason = DueDate['skipped'][number]['reason'];

/** Texts of the calculator in one language. */
interface Texts {
  legend: string;
  start: string;
  days: string;
  wrong: Record<'start' | 'days', string>;
  result: string;
  counted: (start: string, days: number, counted: string) => string;
  moved: (day: string, reason: string) => string;
  kept: string;
  copy: string;
  table: (years: string) => string;
  day: string;
  name: string;
  reasons: Record<Reason, string>;
}

const FINNISH: Texts = {
  legend: 'Laske uusi eräpäivä',
  start: 'Päivä, josta maksuaika alkaa',
  days: 'Maksuaika päivinä',
  wrong: { start: 'Anna päivä, josta maksuaika alkaa.', days: 'Anna maksuaika, joka on 1–365 päivää.' },
  result: 'Uusi eräpäivä on',
  counted: (start, days, counted) => `${start} + ${days} pv = ${counted}`,
  moved: (day, reason) => `${day} ei käy: ${reason}.`,
  kept: 'Päivä on arkipäivä, joten se ei siirry.',
  copy: 'Kopioi eräpäivä',
  table: (years) => `Pyhäpäivät ja aatot, joille eräpäivä ei osu (${years})`,
  day: 'Päivä',
  name: 'Nimi',
  reasons: {
    newYear: 'uudenvuodenpäivä',
    epiphany: 'loppiainen',
    goodFriday: 'pitkäperjantai',
    easter: 'pääsiäispäivä',
    easterMonday: 'toinen pääsiäispäivä',
    mayDay: 'vappu',
    ascension: 'helatorstai',
    pentecost: 'helluntaipäivä',
    midsummerEve: 'juhannusaatto',
    midsummer: 'juhannuspäivä',
    allSaints: 'pyhäinpäivä',
    independence: 'itsenäisyyspäivä',
    christmasEve: 'jouluaatto',
    christmas: 'joulupäivä',
    boxingDay: 'tapaninpäivä',
    saturday: 'lauantai',
    sunday: 'sunnuntai',
  },
};

const ENGLISH: Texts = {
  legend: 'Work out the new due date',
  start: 'Day from which the payment time counts',
  days: 'Payment time in days',
  wrong: { start: 'Enter the day from which the payment time counts.', days: 'Enter a payment time of 1 to 365 days.' },
  result: 'The new due date is',
  counted: (start, days, counted) => `${start} + ${days} days = ${counted}`,
  moved: (day, reason) => `Not ${day}: ${reason}.`,
  kept: 'The day is a weekday, so it does not move.',
  copy: 'Copy the due date',
  table: (years) => `Finnish holidays and eves on which no due date falls (${years})`,
  day: 'Day',
  name: 'Name',
  reasons: {
    newYear: 'New Year’s Day',
    epiphany: 'Epiphany',
    goodFriday: 'Good Friday',
    easter: 'Easter Sunday',
    easterMonday: 'Easter Monday',
    mayDay: 'May Day',
    ascension: 'Ascension Day',
    pentecost: 'Whit Sunday',
    midsummerEve: 'Midsummer Eve',
    midsummer: 'Midsummer Day',
    allSaints: 'All Saints’ Day',
    independence: 'Independence Day',
    christmasEve: 'Christmas Eve',
    christmas: 'Christmas Day',
    boxingDay: 'Boxing Day',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
};

const SWEDISH: Texts = {
  legend: 'Räkna ut den nya förfallodagen',
  start: 'Dagen då betalningstiden börjar',
  days: 'Betalningstid i dagar',
  wrong: { start: 'Ange dagen då betalningstiden börjar.', days: 'Ange en betalningstid på 1–365 dagar.' },
  result: 'Den nya förfallodagen är',
  counted: (start, days, counted) => `${start} + ${days} dagar = ${counted}`,
  moved: (day, reason) => `Inte ${day}: ${reason}.`,
  kept: 'Dagen är en vardag och flyttas inte.',
  copy: 'Kopiera förfallodagen',
  table: (years) => `Helgdagar och aftnar i Finland som inte blir förfallodagar (${years})`,
  day: 'Dag',
  name: 'Namn',
  reasons: {
    newYear: 'nyårsdagen',
    epiphany: 'trettondagen',
    goodFriday: 'långfredagen',
    easter: 'påskdagen',
    easterMonday: 'annandag påsk',
    mayDay: 'första maj',
    ascension: 'Kristi himmelsfärdsdag',
    pentecost: 'pingstdagen',
    midsummerEve: 'midsommarafton',
    midsummer: 'midsommardagen',
    allSaints: 'alla helgons dag',
    independence: 'självständighetsdagen',
    christmasEve: 'julafton',
    christmas: 'juldagen',
    boxingDay: 'annandag jul',
    saturday: 'lördag',
    sunday: 'söndag',
  },
};

/** The texts of a language; Finnish is the language of a page in any other. */
export const textsOf = (locale: string): Texts => ({ en: ENGLISH, sv: SWEDISH })[locale] ?? FINNISH;

/** A holiday's name, as it stands in a table. */
export const holidayName = (name: Holiday, locale: string): string => textsOf(locale).reasons[name];
