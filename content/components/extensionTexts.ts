import type { ExtensionError } from './extension';

/** Texts of the calculator in one language. */
interface Texts {
  legend: string;
  start: string;
  end: string;
  missed: string;
  days: string;
  weeks: string;
  everyWeek: string;
  everyWeeks: (weeks: number) => string;
  issue: string;
  holidays: string;
  noIssueOn: string;
  result: string;
  counted: (period: string, whole: number, missed: number) => string;
  rhythm: (weekdays: string, rhythm: string) => string;
  followed: (end: string) => string;
  skipped: (day: string, holiday: string) => string;
  copy: string;
  table: string;
  number: string;
  newEnd: string;
  wrong: Record<ExtensionError, (whole: number) => string>;
}

const FINNISH: Texts = {
  legend: 'Laske uusi päättymispäivä',
  start: 'Jakso alkaa',
  end: 'Jakso päättyy',
  missed: 'Numeroita jäi saamatta',
  days: 'Jakelupäivät',
  weeks: 'Ilmestyy',
  everyWeek: 'joka viikko',
  everyWeeks: (weeks) => ['', '', 'joka toinen viikko', 'joka kolmas viikko', 'joka neljäs viikko'][weeks] ?? '',
  issue: 'Jokin päivä viikolla, jolla lehti ilmestyy',
  holidays: 'Pyhäpäivät',
  noIssueOn: 'pyhäpäivänä ei ilmesty',
  result: 'Jakson uusi viimeinen päivä on',
  counted: (period, whole, missed) => `Jaksossa ${period} on numeroita ${whole}, ja niistä jäi saamatta ${missed}.`,
  rhythm: (weekdays, rhythm) => `Jakelupäivät: ${weekdays}, ${rhythm}.`,
  followed: (end) =>
    `Korvaavat numerot luetaan jakson lopusta ${end} eteenpäin. Jakso päättyy niistä viimeisen jakelupäivänä.`,
  skipped: (day, holiday) => `${day} ei ilmesty: ${holiday}.`,
  copy: 'Kopioi päivä',
  table: 'Uusi viimeinen päivä saamatta jääneiden numeroiden mukaan',
  number: 'Numeroita',
  newEnd: 'Jakso päättyy',
  wrong: {
    start: () => 'Anna päivä, jona jakso alkaa.',
    end: () => 'Anna päivä, jona jakso päättyy.',
    endBeforeStart: () => 'Jakso päättyy ennen kuin se alkaa. Tarkista päivät.',
    tooLong: () => 'Jakso on yli kolme vuotta. Tarkista päivät.',
    days: () => 'Valitse ainakin yksi jakelupäivä.',
    issue: () => 'Anna jokin päivä viikolta, jolla lehti ilmestyy.',
    missed: () => 'Anna saamatta jääneiden numeroiden määrä, joka on 1–60.',
    moreMissed: (whole) =>
      whole === 0
        ? 'Jaksossa ei ole yhtään numeroa. Tarkista jakso ja jakelupäivät.'
        : `Jaksossa on vain ${whole} numeroa, joten enempää ei ole voinut jäädä saamatta. Tarkista määrä ja jakelupäivät.`,
  },
};

const ENGLISH: Texts = {
  legend: 'Work out the new end date',
  start: 'Period starts',
  end: 'Period ends',
  missed: 'Issues missed',
  days: 'Delivery days',
  weeks: 'Published',
  everyWeek: 'every week',
  everyWeeks: (weeks) => ['', '', 'every second week', 'every third week', 'every fourth week'][weeks] ?? '',
  issue: 'A day in a week with an issue',
  holidays: 'Finnish public holidays',
  noIssueOn: 'no issue on a holiday',
  result: 'The new last day of the period is',
  counted: (period, whole, missed) => `The period ${period} has ${whole} issues, of which ${missed} were missed.`,
  rhythm: (weekdays, rhythm) => `Delivery days: ${weekdays}, ${rhythm}.`,
  followed: (end) =>
    `The issues that make up for them are counted from the end of the period, ${end}. The period ends on the delivery day of the last of them.`,
  skipped: (day, holiday) => `No issue on ${day}: ${holiday}.`,
  copy: 'Copy the day',
  table: 'New last day by the number of issues missed',
  number: 'Issues',
  newEnd: 'Period ends',
  wrong: {
    start: () => 'Enter the day on which the period starts.',
    end: () => 'Enter the day on which the period ends.',
    endBeforeStart: () => 'The period ends before it starts. Check the days.',
    tooLong: () => 'The period is longer than three years. Check the days.',
    days: () => 'Choose at least one delivery day.',
    issue: () => 'Enter a day in a week with an issue.',
    missed: () => 'Enter the number of issues missed, from 1 to 60.',
    moreMissed: (whole) =>
      whole === 0
        ? 'The period has no issues. Check the period and the delivery days.'
        : `The period has only ${whole} issues, so no more can have been missed. Check the number and the delivery days.`,
  },
};

const SWEDISH: Texts = {
  legend: 'Räkna ut det nya slutdatumet',
  start: 'Perioden börjar',
  end: 'Perioden slutar',
  missed: 'Uteblivna nummer',
  days: 'Distributionsdagar',
  weeks: 'Utkommer',
  everyWeek: 'varje vecka',
  everyWeeks: (weeks) => ['', '', 'varannan vecka', 'var tredje vecka', 'var fjärde vecka'][weeks] ?? '',
  issue: 'En dag i en vecka då tidningen utkommer',
  holidays: 'Helgdagar i Finland',
  noIssueOn: 'inget nummer på en helgdag',
  result: 'Periodens nya sista dag är',
  counted: (period, whole, missed) => `Perioden ${period} har ${whole} nummer, av vilka ${missed} uteblev.`,
  rhythm: (weekdays, rhythm) => `Distributionsdagar: ${weekdays}, ${rhythm}.`,
  followed: (end) =>
    `De ersättande numren räknas från periodens slut ${end}. Perioden slutar på distributionsdagen för det sista av dem.`,
  skipped: (day, holiday) => `Inget nummer ${day}: ${holiday}.`,
  copy: 'Kopiera dagen',
  table: 'Ny sista dag enligt antalet uteblivna nummer',
  number: 'Nummer',
  newEnd: 'Perioden slutar',
  wrong: {
    start: () => 'Ange dagen då perioden börjar.',
    end: () => 'Ange dagen då perioden slutar.',
    endBeforeStart: () => 'Perioden slutar innan den börjar. Kontrollera dagarna.',
    tooLong: () => 'Perioden är längre än tre år. Kontrollera dagarna.',
    days: () => 'Välj minst en distributionsdag.',
    issue: () => 'Ange en dag i en vecka då tidningen utkommer.',
    missed: () => 'Ange antalet uteblivna nummer, 1–60.',
    moreMissed: (whole) =>
      whole === 0
        ? 'Perioden har inga nummer. Kontrollera perioden och distributionsdagarna.'
        : `Perioden har bara ${whole} nummer, så fler kan inte ha uteblivit. Kontrollera antalet och distributionsdagarna.`,
  },
};

/** The texts of a language; Finnish is the language of a page in any other. */
export const textsOf = (locale: string): Texts => ({ en: ENGLISH, sv: SWEDISH })[locale] ?? FINNISH;
