/**
 * The most common first names and surnames of Finland, without those that readers also write as words: "pilvi",
 * "toivo", "otto", "laine".
 */
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

/**
 * Returns true for a common name, also with a Finnish case ending or in a name with a hyphen.
 * @example isPersonName('Virtasen') // true
 */
export function isPersonName(word: string): boolean {
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
