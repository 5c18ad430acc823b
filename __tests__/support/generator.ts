/** Generates pages as Docusaurus writers write them, reproducibly by seed. */
export interface Generator {
  page: () => string;
  /** Attribute texts of the last page that readers see. */
  labels: () => string[];
}

/** A pseudo-random sequence of numbers between 0 and 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export function createGenerator(seed: number): Generator {
  const random = createRandom(seed);
  let count = 0;
  let labels: string[] = [];
  let footnotes: string[] = [];
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const word = () => {
    count += 1;
    return `${pick(['stone', 'river', 'äiti', 'größe', 'дом', 'cloud'])}${count}`;
  };
  const words = () => Array.from({ length: 1 + below(4) }, word).join(' ');
  const label = () => {
    const text = words();
    labels.push(...text.split(' '));
    return text;
  };
  const inline = (): string =>
    pick<() => string>([
      words,
      words,
      () => `**${words()}**`,
      () => `*${words()}*`,
      () => `\`${words()} <a> {b}\``,
      () => `[${words()}](https://a.example/${below(9)})`,
      () => `<b>${words()}</b>`,
      () => `<kbd>${word()}</kbd>`,
      () => `<a href="https://a.example">${words()}</a>`,
      () => `<span style={{ color: 'red' }}>${words()}</span>`,
      () => `${words()}<br>${words()}`,
      () => `${word()} < ${word()}`,
      () => `![${words()}](./a.png)`,
      () => `H<sub>${word()}</sub>`,
      () => `~~${words()}~~`,
      () => `<mark>${words()}</mark> <u>${words()}</u>`,
      () => `<code>${words()}</code>`,
      () => `${word()} &amp; ${word()} &lt;b&gt;`,
      () => `<!-- not seen --> ${word()}`,
      () => {
        const name = `note-${count}`;
        footnotes.push(`[^${name}]: ${words()}`);
        return `${word()}[^${name}]`;
      },
    ])();
  const line = () => Array.from({ length: 1 + below(3) }, inline).join(' ');
  const block = (depth: number): string => {
    const inner = () =>
      depth > 1 ? line() : Array.from({ length: 1 + below(2) }, () => block(depth + 1)).join('\n\n');
    return pick<() => string>([
      line,
      line,
      () => `${'#'.repeat(2 + below(4))} ${words()}`,
      () => `- ${line()}\n- ${line()}`,
      () => `- [ ] ${line()}\n- [x] ${line()}\n  - ${line()}`,
      () => `- ${line()}\n\n  :::note\n\n  ${line()}\n\n  :::`,
      () => `1. ${line()}\n\n   ${line()}`,
      () => `> ${line()}`,
      () => `| ${words()} | ${words()} |\n| --- | --- |\n| ${words()} | ${words()} |`,
      () => `\`\`\`js title="${label()}"\nconst ${word()} = '{<';\n\`\`\``,
      () => `\`\`\`\n// highlight-next-line\n${words()}\n\`\`\``,
      () =>
        `${':'.repeat(6 - depth)}${pick(['tip', 'note', 'caution'])} ${words()}\n\n${inner()}\n\n${':'.repeat(6 - depth)}`,
      () => `<details>\n<summary>${words()}</summary>\n\n${inner()}\n\n</details>`,
      () =>
        `<Tabs>\n<TabItem value="a${count}" label="${label()}">\n\n${inner()}\n\n</TabItem>\n<TabItem value="b${count}" label="${label()}">${words()}</TabItem>\n</Tabs>`,
      () => `<div align="center">\n  <p>${line()}</p>\n</div>`,
      () => `<table>\n<tr><th>${words()}</th></tr>\n<tr><td>${words()}</td></tr>\n</table>`,
      () => `| ${words()} | ${words()} |\n|:--|--:|\n| **${words()}** | <kbd>${word()}</kbd><br/>${words()} |`,
      () => `<ul>\n<li>${words()}</li>\n<li>${words()}</li>\n</ul>`,
      () => `<ol><li>${words()}<ul><li>${words()}</li></ul></li></ol>`,
      () => `<blockquote>${words()}</blockquote>`,
      () => `<h3 id="h${count}">${words()}</h3>`,
      () => `<p align="center">${words()} <em>${words()}</em></p>`,
      () => `<pre><code>${words()}</code></pre>`,
      () => `<figure>\n<img src="./a.png" alt="${label()}" />\n<figcaption>${words()}</figcaption>\n</figure>`,
      () => `<dl><dt>${words()}</dt><dd>${words()}</dd></dl>`,
      () => '<!-- not seen -->',
      () => '<img src="./a.png" alt="' + label() + '">',
    ])();
  };
  return {
    page: () => {
      labels = [];
      footnotes = [];
      const head = pick(['', '---\nid: x\nsidebar_position: 2\n---\n\n', "import Tabs from '@theme/Tabs';\n\n"]);
      const title = pick(['', `# ${words()}\n\n`]);
      const blocks = Array.from({ length: 1 + below(6) }, () => block(0));
      return `${head}${title}${[...blocks, ...footnotes].join('\n\n')}\n`;
    },
    labels: () => labels,
  };
}
