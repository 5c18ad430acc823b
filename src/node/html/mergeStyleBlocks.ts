interface Group {
  /** Texts of the merged blocks. */
  members: string[];
  rules: readonly string[];
  pages: number;
}

/** Parts that delimit a rule; braces in strings are skipped. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/** Splits a style sheet into its top-level rules. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (token !== '}' || depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Merges both lists; an item that only the second has comes after the same item as in the second. */
function join(first: readonly string[], second: readonly string[]): string[] {
  const firstRules = new Set(first);
  const joined = [...first];
  let place = 0;
  for (const item of second) {
    if (firstRules.has(item)) place = joined.indexOf(item) + 1;
    else joined.splice(place++, 0, item);
  }
  return joined;
}

/** Returns the bytes of the second group's rules that the first lacks. */
function missing(first: Group, second: Group): number {
  const firstRules = new Set(first.rules);
  return second.rules.reduce((sum, rule) => sum + (firstRules.has(rule) ? 0 : rule.length), 0);
}

/** Returns the two groups whose merging adds the fewest bytes to all pages. */
function cheapestPair(groups: readonly Group[]): [Group, Group] | undefined {
  let best: { pair: [Group, Group]; cost: number } | undefined;
  for (const [index, first] of groups.entries()) {
    for (const second of groups.slice(index + 1)) {
      const cost = first.pages * missing(first, second) + second.pages * missing(second, first);
      if (best === undefined || cost < best.cost) best = { pair: [first, second], cost };
    }
  }
  return best?.pair;
}

/**
 * Merges style blocks: page kinds with similar styles share one block, so that all hashes fit into a header. Returns
 * the replacement of each block, by the block's text.
 * @param blocks number of pages with each block, the styles of one kind of page
 */
export function mergeStyleBlocks(blocks: ReadonlyMap<string, number>, limit: number): Map<string, string> {
  let groups: Group[] = [...blocks].map(([css, pages]) => ({ members: [css], rules: splitRules(css), pages }));
  while (groups.length > limit) {
    const pair = cheapestPair(groups);
    if (pair === undefined) break;
    const [first, second] = pair;
    const merged = {
      members: [...first.members, ...second.members],
      rules: join(first.rules, second.rules),
      pages: first.pages + second.pages,
    };
    groups = [...groups.filter((group) => !pair.includes(group)), merged];
  }
  return new Map(
    groups.flatMap(({ members, rules }) =>
      members.map((css) => [css, members.length > 1 ? rules.join('') : css] as const),
    ),
  );
}
