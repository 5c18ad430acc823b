/* Patterns of folded queries about when something was released, or what the update of a month or season contained,
   by language. Queries about future releases and queries with only a month do not match. The Finnish "koska" also
   means "because": it counts only at the start or right before the verb. */
export const FINNISH =
  /(\bmill?oi?n.*|^koska.*|koska|mista (asti|alk|laht).*) (tul[iul]|alko|voin|lisatt)|(mika|missa) (paivity|versio)|(kevaa|kesa|syks|talv|vaihte).*(paivity|uudistu|muutok)/;

export const SWEDISH =
  /\bnar (kom|infordes|slapptes)\b|\bvilken version|\bsedan nar\b|\bvad ar nytt\b|^(?=.*\b(varens?|sommar|host|vinter|20\d\d\b))(?=.*(uppdatering|nyhet|andringar|\bversion))/;

export const ENGLISH =
  /\bwhen (was|were|did) .*(added|come|introduced|released)\b|\b(which|what) version|\bsince when\b|\bwhats? (is )?new\b|^(?=.*\b(spring|summer|autumn|winter|20\d\d)\b)(?=.*(\bupdate|\brelease|\bchanges|\bversion))/;
