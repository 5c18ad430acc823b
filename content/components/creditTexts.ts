import type { CreditError } from './credit';

/** Texts of the calculator in one language. */
interface Texts {
  legend: string;
  way: string;
  byDays: string;
  byIssues: string;
  price: string;
  rate: string;
  start: string;
  end: string;
  last: string;
  issues: string;
  delivered: string;
  result: string;
  ofWhichTax: (tax: string) => string;
  steps: string;
  sum: string;
  days: (count: number) => string;
  count: (count: number) => string;
  periodDays: string;
  creditedDays: string;
  periodIssues: string;
  creditedIssues: string;
  gross: string;
  net: string;
  tax: (rate: string) => string;
  rounding: string;
  copy: string;
  copied: (gross: string, net: string, tax: string, rate: string) => string;
  others: string;
  lastDay: string;
  credited: string;
  wrong: Record<CreditError, string>;
}

const FINNISH: Texts = {
  legend: 'Laske hyvitys',
  way: 'Laskutapa',
  byDays: 'päivien mukaan',
  byIssues: 'numeroiden mukaan',
  price: 'Jakson hinta laskulla, sis. alv (€)',
  rate: 'Arvonlisävero (%)',
  start: 'Jakso alkaa',
  end: 'Jakso päättyy',
  last: 'Viimeinen päivä, jolta ei hyvitetä',
  issues: 'Numeroita jaksossa',
  delivered: 'Numeroita toimitettu',
  result: 'Hyvitys on',
  ofWhichTax: (tax) => `josta arvonlisäveroa ${tax}`,
  steps: 'Näin hyvitys laskettiin',
  sum: 'Summa',
  days: (count) => `${count} pv`,
  count: (count) => `${count} kpl`,
  periodDays: 'Jakson päivät',
  creditedDays: 'Hyvitettävät päivät',
  periodIssues: 'Jakson numerot',
  creditedIssues: 'Toimittamatta jäävät numerot',
  gross: 'Hyvitys, sis. alv',
  net: 'Veroton hyvitys',
  tax: (rate) => `Arvonlisävero ${rate}`,
  rounding:
    'Verollinen hyvitys pyöristetään ensin sentteihin, puoli senttiä ylöspäin. Siitä lasketaan veroton hyvitys, joka pyöristetään samoin. Vero on niiden erotus, joten osien summa täsmää aina.',
  copy: 'Kopioi hyvitys',
  copied: (gross, net, tax, rate) => `Hyvitys ${gross} (veroton ${net}, alv ${rate} ${tax})`,
  others: 'Sama jakso, jos se päättyy muulloin',
  lastDay: 'Viimeinen päivä',
  credited: 'Hyvitetään',
  wrong: {
    price: 'Anna hinta euroina, esimerkiksi 120,00. Hinta on suurempi kuin nolla.',
    rate: 'Anna laskun arvonlisävero prosentteina, esimerkiksi 10 tai 25,5. Se on 0–100.',
    start: 'Anna päivä, jona jakso alkaa.',
    end: 'Anna päivä, jona jakso päättyy.',
    endBeforeStart: 'Jakso päättyy ennen kuin se alkaa. Tarkista päivät.',
    tooLong: 'Jakso on yli kolme vuotta. Tarkista päivät.',
    last: 'Anna viimeinen päivä, jolta ei hyvitetä.',
    lastBeforeStart: 'Viimeinen päivä on ennen jakson alkua. Jos mitään ei toimitettu, hyvitä koko jakso.',
    lastAfterEnd: 'Viimeinen päivä on jakson lopun jälkeen. Tarkista päivät.',
    lastIsEnd: 'Jakso toimitetaan loppuun, joten hyvitettävää ei ole.',
    issues: 'Anna jakson numeroiden määrä, joka on 1–1096.',
    delivered: 'Anna toimitettujen numeroiden määrä. Se on nolla tai enemmän.',
    moreDelivered: 'Numeroita on toimitettu enemmän kuin jaksossa on. Tarkista määrät.',
    allDelivered: 'Kaikki jakson numerot on toimitettu, joten hyvitettävää ei ole.',
  },
};

const ENGLISH: Texts = {
  legend: 'Work out the credit',
  way: 'Way of counting',
  byDays: 'by days',
  byIssues: 'by issues',
  price: 'Price of the period on the invoice, incl. VAT (€)',
  rate: 'VAT (%)',
  start: 'Period starts',
  end: 'Period ends',
  last: 'Last day that is not credited',
  issues: 'Issues in the period',
  delivered: 'Issues delivered',
  result: 'The credit is',
  ofWhichTax: (tax) => `of which VAT ${tax}`,
  steps: 'How the credit was computed',
  sum: 'Amount',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  count: (count) => (count === 1 ? '1 issue' : `${count} issues`),
  periodDays: 'Days of the period',
  creditedDays: 'Days credited',
  periodIssues: 'Issues of the period',
  creditedIssues: 'Issues not delivered',
  gross: 'Credit incl. VAT',
  net: 'Credit excl. VAT',
  tax: (rate) => `VAT ${rate}`,
  rounding:
    'The credit with VAT is rounded to cents first, half a cent upwards. The credit without VAT is computed from it and rounded in the same way. VAT is their difference, so the parts always add up.',
  copy: 'Copy the credit',
  copied: (gross, net, tax, rate) => `Credit ${gross} (excl. VAT ${net}, VAT ${rate} ${tax})`,
  others: 'The same period if it ends at another time',
  lastDay: 'Last day',
  credited: 'Credited',
  wrong: {
    price: 'Enter the price in euros, for example 120.00. The price is more than zero.',
    rate: 'Enter the VAT of the invoice in percent, for example 10 or 25.5. It is 0 to 100.',
    start: 'Enter the day on which the period starts.',
    end: 'Enter the day on which the period ends.',
    endBeforeStart: 'The period ends before it starts. Check the days.',
    tooLong: 'The period is longer than three years. Check the days.',
    last: 'Enter the last day that is not credited.',
    lastBeforeStart: 'The last day is before the period starts. If nothing was delivered, credit the whole period.',
    lastAfterEnd: 'The last day is after the end of the period. Check the days.',
    lastIsEnd: 'The period is delivered to its end, so there is nothing to credit.',
    issues: 'Enter the number of issues in the period, from 1 to 1096.',
    delivered: 'Enter the number of issues delivered. It is zero or more.',
    moreDelivered: 'More issues were delivered than the period has. Check the numbers.',
    allDelivered: 'All issues of the period were delivered, so there is nothing to credit.',
  },
};

const SWEDISH: Texts = {
  legend: 'Räkna ut krediteringen',
  way: 'Räknesätt',
  byDays: 'enligt dagar',
  byIssues: 'enligt nummer',
  price: 'Periodens pris på fakturan, inkl. moms (€)',
  rate: 'Moms (%)',
  start: 'Perioden börjar',
  end: 'Perioden slutar',
  last: 'Sista dagen som inte krediteras',
  issues: 'Nummer i perioden',
  delivered: 'Levererade nummer',
  result: 'Krediteringen är',
  ofWhichTax: (tax) => `varav moms ${tax}`,
  steps: 'Så räknades krediteringen',
  sum: 'Belopp',
  days: (count) => (count === 1 ? '1 dag' : `${count} dagar`),
  count: (count) => `${count} st.`,
  periodDays: 'Periodens dagar',
  creditedDays: 'Dagar som krediteras',
  periodIssues: 'Periodens nummer',
  creditedIssues: 'Nummer som inte levereras',
  gross: 'Kreditering inkl. moms',
  net: 'Kreditering utan moms',
  tax: (rate) => `Moms ${rate}`,
  rounding:
    'Krediteringen med moms avrundas först till cent, en halv cent uppåt. Ur den räknas krediteringen utan moms, som avrundas på samma sätt. Momsen är skillnaden, så delarna stämmer alltid med summan.',
  copy: 'Kopiera krediteringen',
  copied: (gross, net, tax, rate) => `Kreditering ${gross} (utan moms ${net}, moms ${rate} ${tax})`,
  others: 'Samma period om den slutar vid en annan tidpunkt',
  lastDay: 'Sista dag',
  credited: 'Krediteras',
  wrong: {
    price: 'Ange priset i euro, till exempel 120,00. Priset är större än noll.',
    rate: 'Ange fakturans moms i procent, till exempel 10 eller 25,5. Den är 0–100.',
    start: 'Ange dagen då perioden börjar.',
    end: 'Ange dagen då perioden slutar.',
    endBeforeStart: 'Perioden slutar innan den börjar. Kontrollera dagarna.',
    tooLong: 'Perioden är längre än tre år. Kontrollera dagarna.',
    last: 'Ange den sista dagen som inte krediteras.',
    lastBeforeStart: 'Den sista dagen är före periodens början. Kreditera hela perioden om inget levererades.',
    lastAfterEnd: 'Den sista dagen är efter periodens slut. Kontrollera dagarna.',
    lastIsEnd: 'Perioden levereras till slutet, så det finns inget att kreditera.',
    issues: 'Ange antalet nummer i perioden, 1–1096.',
    delivered: 'Ange antalet levererade nummer. Det är noll eller fler.',
    moreDelivered: 'Fler nummer har levererats än perioden har. Kontrollera antalen.',
    allDelivered: 'Alla nummer i perioden har levererats, så det finns inget att kreditera.',
  },
};

/** The texts of a language; Finnish is the language of a page in any other. */
export const textsOf = (locale: string): Texts => ({ en: ENGLISH, sv: SWEDISH })[locale] ?? FINNISH;
