import { parseArgs, type ParseArgsConfig } from 'node:util';

const list = new Intl.ListFormat('en-GB');

/** Parses the options and other arguments of a command. Throws an error with the usage and the options. */
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
