import { INVISIBLE_SIGNS } from '../../../model/search/normalise';

/** The most common names of Finland, without those that are also words: "pilvi", "toivo", "otto", "laine". */
const NAMES = new Set(
  `aatos ahti aila aimo aino aki aleksi alexander anders andersson anita anja anna anne anneli anni anniina annika
  annikki antero antti anu ari arja arttu arto asko auli axel birgitta björn christian christina daniel david eero eeva
  eevi eila eino elias elina elisa elisabet elisabeth elizabeth elli emil emilia emma emmi enni erik erika erkki esa eva
  fredrik göran gunnar hanna hanne hannele hannes hannu harri heidi heikki heini helena heli henna henri henrik
  henry hilda hilkka hilma ida iida iina iines ilari ilkka ilmari inka inkeri irene irina irja irma ismo jaakko jaana
  jalmari jani janina janna janne jarkko jari jarmo jenna jenni jennifer jere jesse joel johan johanna john johannes joni
  joonas jorma jouni juha juhani juho jukka julia jussi juuso jyri jyrki kaarina kaarlo kaija kaisa kalervo kalevi
  kalle kari karin karita karl karoliina kasper kati katja katri katriina keijo kimmo kirsi kirsti konsta krista
  kristian kristiina kristina lars lasse lauri laura lea leena leevi leila leo liisa linda linnea lotta maarit maija
  maiju marcus margareta margit mari maria marianne marika marita maritta marja marjatta marjo marjut markku marko markus
  martin martta martti mary mats matias matilda matti mauri mervi mia michael miia mika mikael mikko minna minttu
  mira mirja mirjami mirva mohamed muhammad natalia nea nella niilo niina niklas niko nils nina noora oili olavi olga
  olli olof oona oskar oskari osmo outi paavo paula pauli pauliina pekka pentti pertti peter petra petri petteri   piia pinja pirjo pirkko päivi raija raili raimo rasmus rauno reijo reino riikka riitta rikhard risto ritva robert
  roosa ronja saana saara sakari samu samuel samuli sanna sanni santeri sara sari sebastian senja seppo siiri simo sinikka
  sirkka sirpa sofia sonja susan susanna sven taina tanja tapani tapio tarja teemu teija tero terttu thomas tiia tiina
  timo tiina tomi tommi toni topias tuija tuomas tuomo tuula tuulikki tuure ulla ursula valtteri veera veijo veikko veli
  venla vesa vilho viljami ville viljo william
  aaltonen ahonen anttila hakala heikkilä heikkinen heinonen hiltunen hirvonen holopainen huttunen hämäläinen
  häkkinen jokinen järvinen karjalainen karppinen kemppainen kettunen kinnunen koivisto kokkonen korhonen koskinen
  kärkkäinen laaksonen lahtinen laitinen lehtinen lehtonen leinonen leppänen manninen martikainen mattila meikäläinen
  miettinen mikkonen mustonen mäkelä mäkinen nieminen niskanen ojala oksanen ollila partanen pelkonen
  peltonen pesonen pitkänen pulkkinen rantanen räsänen rissanen saarinen salminen salonen savolainen seppälä seppänen
  tuominen turunen vainio virtanen väisänen väänänen`.split(/\s+/),
);

const CASE_ENDING = /(?:i?(?:n|ll[aeä]|lt[aä]|ss[aä]|st[aä]|ksi)|s)$/;
/** Stems with a weak double consonant: "Matin", "Pekalle". */
const WEAK_STEMS = new Set([...NAMES].map((name) => name.replace(/([kpt])\1(.)$/, '$1$2')));

/** Returns true for a common name, also with a Finnish case ending or in a name with a hyphen: `Virtasen`. */
function isPersonName(word: string): boolean {
  const parts = word.toLowerCase().split('-');
  return parts.some((part) => {
    const stem = part.replace(CASE_ENDING, '');
    return (
      part.endsWith('sson') ||
      [part, stem, stem.replace(/se$/, 'nen')].some((base) => NAMES.has(base)) ||
      (/(?:n|ll[aeä]|lt[aä])$/.test(part) && WEAK_STEMS.has(stem))
    );
  });
}

/** A finished query, as the owner of the site gets it: without anything about the reader. */
export interface LoggedQuery {
  query: string;
  count: number;
  locale: string;
  /** Site path of the page that was opened from its hits; it has a separate line. */
  opened?: string;
  /** Earlier queries of the same search, the latest last. */
  after?: readonly string[];
}

/** Longest query that is sent, in characters. */
const LOGGED_MAX = 100;
/** Characters of a text that are read; the rest is dropped. */
const READ_MAX = 300;
const UNPRINTABLE = new RegExp(`[${INVISIBLE_SIGNS}]|(?!\\s)\\p{Cc}`, 'gu');
const MAIL = /[^\s@]+@[^\s@]+/g;
/** A Finnish personal identity code with a letter for its century; the other signs make it a long number. */
const IDENTITY = /\p{Nd}{6}\s?[A-FU-Y]\s?\p{Nd}{3}\s?(?:[\p{L}\p{Nd}](?![\p{L}\p{Nd}]))?/giu;
/** Five digits or more, with signs between them and letters beside them: a phone, a card, an account, a customer. */
const LONG_NUMBER =
  /(?:(?<!\p{L})\p{L}{1,3})?[+(]{0,2}\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){4,}(?:\p{L}{1,3}(?!\p{L}))?/gu;
/** Two neighbouring words with a capital letter, which readers seldom write but in names. */
const CAPITALISED =
  /(?<![\p{L}-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*(?:\s+\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*)+(?![\p{L}-])/gu;
const WORD = /[\p{L}-]+/gu;

/** Returns a query without mail addresses, identity codes, long numbers and names; null if nothing is left. */
export function loggedQuery({ query, count, locale, opened, after = [] }: LoggedQuery): LoggedQuery | null {
  const told = withoutPersons(query);
  if (told === '') return null;
  const joined = [...after, query].map(tidy).join(' ');
  const isAfterSafe = after.length > 0 && withoutPersons(joined) === joined;
  return {
    query: cut(told),
    count,
    locale,
    ...(opened === undefined ? {} : { opened }),
    ...(isAfterSafe ? { after: after.map((each) => cut(tidy(each))) } : {}),
  };
}

const tidy = (text: string) =>
  text.slice(0, READ_MAX).normalize('NFKC').replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();

const cut = (text: string) => [...text].slice(0, LOGGED_MAX).join('').trim();

const withoutPersons = (query: string): string =>
  tidy(
    withoutNames(
      [MAIL, IDENTITY, LONG_NUMBER, CAPITALISED].reduce((text, part) => text.replace(part, ' '), tidy(query)),
    ),
  );

/** Drops common names, a surname beside them ("kuusinen matti"), and the word after a name that stands alone. */
function withoutNames(text: string): string {
  const words = text.match(WORD) ?? [];
  const isKnown = words.map(isPersonName);
  const isName = words.map(
    (word, at) => isKnown[at] === true || (word.endsWith('nen') && [isKnown[at - 1], isKnown[at + 1]].includes(true)),
  );
  let at = -1;
  return text.replace(WORD, (word) => {
    at += 1;
    return isName[at] === true || (isName[at - 1] === true && isName[at - 2] !== true) ? '' : word;
  });
}
