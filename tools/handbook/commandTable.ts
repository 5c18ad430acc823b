

/** A Markdown table cell with the separator escaped. */
const cell = (text: string) => text.replace(/\|/g, '\\|');

const line = (cells: readonly string[]) => `|${cells.join('|')}|`;

/** A compact table of Markdown: generated tables are read as pages, and without padding a change is one line. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n');
}

/** A script of a `package.json`. */
export interface CommandName {
  script: string;
  /** Workspace folder for npm's `-w`; undefined for the root. */
  workspace?: string;
}

/** Description of a command in Markdown, and its usage. */
interface Command extends CommandName {
  usage: string;
  meaning: string;
}

/** Commands that call a tool directly, so no script describes them. */
const TOOL_COMMANDS: readonly Command[] = [
  { script: 'start', usage: 'npm start', meaning: '`build`, then `serve`' },
  { script: 'typecheck', usage: 'npm run typecheck', meaning: 'checks the types with TypeScript' },
  { script: 'lint', usage: 'npm run lint', meaning: 'checks the style with ESLint and Prettier' },
  {
    script: 'format',
    usage: 'npm run format',
    meaning: '`write`, then corrects what Prettier and ESLint can correct',
  },
];

/** The command for npm, without arguments. */
export const nameOfCommand = ({ script, workspace }: CommandName): string =>
  workspace === undefined ? script : `${script} -w ${workspace}`;

/**
 * Parses the commands in a script's doc comments, which start with the typed command. Uses the first paragraph.
 *
 * @example describedCommands('/** `npm run check`: finds errors. *\/') // [{ script: 'check', … }]
 */
function describedCommands(text: string): Command[] {
  const comments = [...text.matchAll(/^\/\*\*([\s\S]*?)\*\//gm)].map(([, comment = '']) => {
    const [paragraph = ''] = comment.split(/\n \*\n/);
    return paragraph.replace(/\s*\n \*\s*/g, ' ').trim();
  });
  return comments.flatMap((comment) => {
    const [, usage, script, workspace, meaning] =
      /^`(npm (?:run )?([\w:-]+)(?: -w ([\w/-]+))?[^`]*)`: (.*?)\.?$/.exec(comment) ?? [];
    return usage === undefined || script === undefined || meaning === undefined
      ? []
      : [{ script, workspace, usage, meaning }];
  });
}

/** A table of the commands in order, with all their descriptions; throws for one without. */
export function commandTable(commands: readonly CommandName[], scripts: readonly string[]): string {
  const described = [...TOOL_COMMANDS, ...scripts.flatMap(describedCommands)];
  const rows = commands.flatMap((command) => {
    const name = nameOfCommand(command);
    const found = described.filter((each) => nameOfCommand(each) === name);
    if (found.length === 0)
      throw new Error(
        `The command "${name}" has no description. Begin a doc comment of its script with: \`npm run ${name}\`: …`,
      );
    const isPart = ({ usage }: Command) => (/ -- [-\w]/.test(usage) && found.length > 1 ? 1 : 0);
    return found.sort((a, b) => isPart(a) - isPart(b)).map(({ usage, meaning }) => [`\`${usage}\``, meaning]);
  });
  return formatTable(['Command', 'What it does'], rows);
}

/** Described usages that do not match a command. */
export function strayUsages(commands: readonly CommandName[], scripts: readonly string[]): string[] {
  const names = commands.map(nameOfCommand);
  const described = [...TOOL_COMMANDS, ...scripts.flatMap(describedCommands)];
  return described.filter((each) => !names.includes(nameOfCommand(each))).map(({ usage }) => usage);
}
