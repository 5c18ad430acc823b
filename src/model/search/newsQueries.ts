/*
 * Queries, folded, that ask when something came, in which version, or what the update of a month or a season brought,
 * by language. Who asks when something will come is not meant, nor who only names a month. The Finnish "koska" is also
 * "because": it counts where the query begins with it, or right before the verb.
 */
export const FINNISH =
  /(\bmill?oi?n.*|^koska.*|koska|mista (asti|alk|laht).*) (tul[iul]|alko|voin|lisatt)|(mika|missa) (paivity|versio)|(kevaa|kesa|syks|talv|vaihte).*(paivity|uudistu|muutok)/;

export const SWEDISH =
  /\bnar (kom|infordes|slapptes)\b|\bvilken version|\bsedan nar\b|\bvad ar nytt\b|^(?=.*\b(varens?|sommar|host|vinter|20\d\d\b))(?=.*(uppdatering|nyhet|andringar|\bversion))/;

export const ENGLISH =
  /\bwhen (was|were|did) .*(added|come|introduced|released)\b|\b(which|what) version|\bsince when\b|\bwhats? (is )?new\b|^(?=.*\b(spring|summer|autumn|winter|20\d\d)\b)(?=.*(\bupdate|\brelease|\bchanges|\bversion))/;
