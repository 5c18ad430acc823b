import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSteps } from '../../../../src/node/buildSteps';
import { type Build, defineStep, runSteps, type StepResults } from '../../../../src/node/output/buildStep';
import { makeContentFolder, makeTemporaryFolder } from '../../../support/contentFolder';
import { createEngine } from '../../../../src/engine';
import type { Feature } from '../../../../src/extend';
import { FEATURES } from '../../../../src/features';

const buildIn = (output: string) => ({ output }) as unknown as Omit<Build, 'written'>;
const pages: StepResults['pages'] = [];
const givesPages = defineStep({
  name: 'read',
  run: () => ({ pages, files: [{ path: '/a/b.txt', text: 'B' }, { path: '/c.pdf' }] }),
});

test('steps run in order, with the results and file names of earlier steps', async () => {
  const output = makeTemporaryFolder();
  const seen: unknown[] = [];
  const needsPages = defineStep({
    name: 'use',
    needs: ['pages'],
    run: ({ pages: found, written }) => {
      seen.push(found, [...written], readFileSync(path.join(output, 'a/b.txt'), 'utf8'));
    },
  });
  await runSteps([givesPages, needsPages], buildIn(output));
  expect(seen).toEqual([pages, [{ path: '/a/b.txt' }, { path: '/c.pdf' }], 'B']);
});

test('a step without a required result is an error with its name', async () => {
  const output = makeTemporaryFolder();
  const run = jest.fn();
  const needsTable = defineStep({ name: 'serve', needs: ['table', 'pages'], run });
  await expect(runSteps([givesPages, needsTable], buildIn(output))).rejects.toThrow(
    'The build step "serve" needs an earlier step for: table.',
  );
  expect(run).not.toHaveBeenCalled();
  expect(existsSync(path.join(output, 'a/b.txt'))).toBe(true);
});

/** What features add to the good site. */
function stepsOf(features: readonly Feature[]) {
  const site = createEngine({ folder: makeContentFolder(), features }).site();
  if (site === undefined) throw new Error('The site has errors.');
  return site.added;
}

test('each build step has a unique name', async () => {
  const names = (await buildSteps(stepsOf(FEATURES))).map(({ name }) => name);
  expect([new Set(names).size, names.at(-1)]).toEqual([names.length, 'remove the mark']);
});

test('a feature’s step runs after the step that it names', async () => {
  const step = defineStep({ name: 'mine', run: () => undefined });
  const own = (after: string): Feature => ({
    name: 'own',
    isOn: () => true,
    setup: (_, add) => {
      add.step({ after, load: async () => step });
    },
  });
  const names = (await buildSteps(stepsOf([own('draw icons')]))).map(({ name }) => name);
  expect(names[names.indexOf('draw icons') + 1]).toBe('mine');
  await expect(buildSteps(stepsOf([own('draw cons')]))).rejects.toThrow(
    'The feature "own" has a build step after "draw cons", which does not exist.',
  );
});
