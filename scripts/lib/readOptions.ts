import { parseArgs, type ParseArgsConfig } from 'node:util';

const list = new Intl.ListFormat('en-GB');

/**
 * Reads the options and the other words behind a command.
 * @param usage an example of the command
 * @throws an error that names the options, if there is another one or a value is missing
 */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new Error(`The options are ${list.format(names)}: ${usage}`, { cause: error });
  }
}
