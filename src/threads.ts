import { doTasks } from './node/output/threads/tasks';

/* The code of the threads of a build. */

doTasks(async (name) => {
  // Most builds need no task of a feature.
  const { FEATURES } = await import('./features');
  const load = FEATURES.map(({ tasks }) => tasks?.[name]).find((each) => each !== undefined);
  if (load === undefined) throw new Error(`There is no task "${name}".`);
  return load();
});
