import { projectEngine } from '../src/engine';
import { FEATURES } from '../src/features';
import { runCommand } from './lib/contentCommand';

const [name = '', ...args] = process.argv.slice(2);

/** Runs the command of a feature that the first argument names: `scripts/featureCommand.ts report:answers log.jsonl`. */
runCommand(async () => {
  const [load] = FEATURES.flatMap(({ commands }) => commands?.[name] ?? []);
  if (load === undefined) throw new Error(`No feature of this project has the command "${name}".`);
  const command = await load();
  const text = await command(args, projectEngine());
  if (text !== '') console.log(text);
});
