const REGION = /^<!-- generated: ([\w-]+) -->\n[\s\S]*?^<!-- end -->$/gm;

/** The names of a page's generated regions, in order. */
export function regionNames(page: string): string[] {
  return [...page.matchAll(REGION)].map(([, name = '']) => name);
}

/** A page with the texts of its generated regions; fails where nobody makes a region's text. */
export function fillRegions(page: string, texts: ReadonlyMap<string, string>): string {
  return page.replace(REGION, (_region, name: string) => {
    const text = texts.get(name);
    if (text === undefined)
      throw new Error(`Nobody generates the region "${name}". The regions are ${[...texts.keys()].join(', ')}.`);
    return `<!-- generated: ${name} -->\n\n${text}\n\n<!-- end -->`;
  });
}
