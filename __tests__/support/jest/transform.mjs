import swc from '@swc/jest';
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/*
 * What Jest loads in place of a file: of a test its bundle, where `bundleTests.ts` has made one; of a package of many
 * modules one script; of those that share classes what `markdown.cjs` has of them; of any other file its own code,
 * compiled. To load some hundreds of modules anew for each test file took longer than most tests.
 */

const ROOT = process.cwd();
const SELF = path.join(ROOT, '__tests__/support/jest/transform.mjs');
const MARKDOWN = path.join(ROOT, '__tests__/support/jest/markdown.cjs');

const { resolve } = createRequire(path.join(ROOT, 'package.json'));
const markdown = new Map(
  [...readFileSync(MARKDOWN, 'utf8').matchAll(/require\('(.+)'\)/g)].map(([, name]) => [resolve(name), name]),
);
/** What decides about packages, besides their names. */
const DECIDING = [SELF, MARKDOWN, path.join(ROOT, 'package-lock.json')].map((file) => readFileSync(file));

function digestOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** The bundle of a test in this run, if it has one. */
function bundleOf(file) {
  const folder = process.env.TEST_BUNDLES;
  if (folder === undefined || !/\.test\.tsx?$/.test(file)) return undefined;
  const bundle = path.join(folder, path.relative(ROOT, file)).replace(/\.tsx?$/, '.js');
  return existsSync(bundle) ? bundle : undefined;
}

function oneScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    // Components and what tests them have to have the same.
    external: ['react', 'react-dom'],
    platform: 'node',
    format: 'cjs',
    target: 'es2022',
    minifyWhitespace: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

export default {
  /** `packages` are made one script each; `swc` says how any other file is compiled. */
  createTransformer({ packages, swc: options }) {
    const compiler = swc.createTransformer(options);
    const scripts = new Set([MARKDOWN, ...packages.map((name) => resolve(name))]);
    return {
      getCacheKey(text, file, how) {
        const bundle = bundleOf(file);
        if (bundle !== undefined) return digestOf(file, readFileSync(bundle));
        if (scripts.has(file) || markdown.has(file)) return digestOf(file, ...DECIDING);
        return compiler.getCacheKey(text, file, how);
      },
      process(text, file, how) {
        const bundle = bundleOf(file);
        if (bundle !== undefined)
          return { code: readFileSync(bundle, 'utf8'), map: readFileSync(`${bundle}.map`, 'utf8') };
        if (scripts.has(file)) return { code: oneScript(file) };
        const name = markdown.get(file);
        if (name !== undefined) return { code: `module.exports = require('${MARKDOWN}')['${name}'];` };
        return compiler.process(text, file, how);
      },
    };
  },
};
