import { doTasks, type Task } from './node/output/threads/tasks';

/* The code of the threads of a build. The task `social-cards/drawCard` is the function `drawCard` of the feature's file
   `node/threads/drawCard.ts`. */

doTasks(async (name) => {
  const [feature, task = ''] = name.split('/');
  // Only the task: a thread would take a second to load all features.
  const module = (await import(`./features/${feature}/node/threads/${task}.ts`)) as Record<string, Task>;
  return module[task];
});
