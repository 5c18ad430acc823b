import { formatTable } from './table';

/** What a command does, in Markdown, and how it is typed. */
interface Command {
  name: string;
  usage: string;
  meaning: string;
}

/** Commands that call a tool and no script, so that no script can describe them. */
const TOOL_COMMANDS: readonly Command[] = [
  { name: 'start', usage: 'npm start', meaning: '`build`, then `serve`' },
  { name: 'clean', usage: 'npm run clean', meaning: "removes `public/` and Gatsby's cache" },
  { name: 'typecheck', usage: 'npm run typecheck', meaning: 'checks the types with TypeScript' },
  { name: 'lint', usage: 'npm run lint', meaning: 'checks the style with ESLint and Prettier' },
  { name: 'format', usage: 'npm run format', meaning: 'corrects what Prettier and ESLint can correct' },
  { name: 'test:unit', usage: 'npm run test:unit', meaning: 'runs the unit tests with Jest' },
  {
    name: 'test:built',
    usage: 'npm run test:built',
    meaning: 'checks the files of the built fixture sites with Jest; run `npm run build:test-sites` first',
  },
  {
    name: 'test:e2e',
    usage: 'npm run test:e2e',
    meaning: 'runs the browser tests with Playwright on two sites of fixtures, which it builds where they have changed',
  },
  { name: 'test:engines', usage: 'npm run test:engines', meaning: 'runs twelve journeys in Firefox and WebKit' },
];

/**
 * The commands that a script describes in its doc comments, which begin with the command as it is typed. The first
 * paragraph counts.
 *
 * @example describedCommands('/** `npm run check`: finds faults. *\/') // [{ name: 'check', … }]
 */
export function describedCommands(script: string): Command[] {
  const comments = [...script.matchAll(/^\/\*\*([\s\S]*?)\*\//gm)].map(([, text = '']) => {
    const [paragraph = ''] = text.split(/\n \*\n/);
    return paragraph.replace(/\s*\n \*\s*/g, ' ').trim();
  });
  return comments.flatMap((comment) => {
    const [, usage, name, meaning] = /^`(npm (?:run )?([\w:-]+)[^`]*)`: (.*?)\.?$/.exec(comment) ?? [];
    return usage === undefined || name === undefined || meaning === undefined ? [] : [{ name, usage, meaning }];
  });
}

/**
 * A table of the commands of `package.json`, in its order. Fails where one has no description, or a description no
 * command.
 */
export function commandTable(names: readonly string[], scripts: readonly string[]): string {
  const described = [...TOOL_COMMANDS, ...scripts.flatMap(describedCommands)];
  const stray = described.find(({ name }) => !names.includes(name));
  if (stray !== undefined) throw new Error(`"${stray.usage}" is described and is no command of package.json.`);
  const rows = names.map((name) => {
    const command = described.find((each) => each.name === name);
    if (command === undefined)
      throw new Error(
        `The command "${name}" has no description. Begin a doc comment of its script with: \`npm run ${name}\`: …`,
      );
    return [`\`${command.usage}\``, command.meaning];
  });
  return formatTable(['Command', 'What it does'], rows);
}
