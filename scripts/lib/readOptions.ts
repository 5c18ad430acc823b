import { parseArgs, type ParseArgsConfig } from 'node:util';

const list = new Intl.ListFormat('en-GB');

/**
 * Parses the options and other arguments of a command.
 * @param usage an example of the command
 * @throws an error that lists the options, for an unknown one or a missing value
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
