import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { addDiagnostic, type Compilation, type ContentTransforms } from '../../../node/content/mdx/compilation';
import { judgeAttributes } from '../../../node/content/mdx/renderedCode';
import { say as sayOfContent } from '../../../node/content/say';
import { readIfThere } from '../../../node/files/readText';
import { strict } from '../../../node/schema/strict';
import { isTrusted } from './parts';

const name = z.string().min(1);
const plugins = z
  .array(
    z.union([
      name,
      strict({
        plugin: name.describe('The file or package.'),
        options: z.looseObject({}).optional().describe('Its options.'),
      }),
    ]),
  )
  .default([])
  .meta({ title: 'list of files (`./plugins/a.mjs`) and packages' });

/** The key `markdownPlugins` of `site.yaml`. */
export const pluginSettings = strict({
  remark: plugins.describe('Plugins that change the Markdown tree of a page.'),
  rehype: plugins.describe('Plugins that change its HTML tree.'),
});

type Kind = 'remark' | 'rehype';
export type PluginSettings = z.output<typeof pluginSettings>;

/** A plugin of the settings, and the code that it names or its error. */
interface LoadedPlugin {
  kind: Kind;
  index: number;
  name: string;
  options: object | undefined;
  plugin?: Plugin<[object | undefined]>;
  error?: string;
}

/** Loads the plugins of the settings, from the content folder or the packages beside it. */
export function loadPlugins(settings: PluginSettings, folder: string): LoadedPlugin[] {
  const requireHere = createRequire(path.join(folder, 'site.yaml'));
  return (['remark', 'rehype'] as const).flatMap((kind) =>
    settings[kind].map((each, index): LoadedPlugin => {
      const { plugin: pluginName, options } = typeof each === 'string' ? { plugin: each } : each;
      const facts = { kind, index, name: pluginName, options };
      try {
        const loaded = requireHere(pluginName) as { default?: unknown };
        const plugin: unknown = loaded.default ?? loaded;
        return typeof plugin === 'function'
          ? { ...facts, plugin: plugin as LoadedPlugin['plugin'] }
          : { ...facts, error: 'no function' };
      } catch (error) {
        return { ...facts, error: String((error as Error).message).split('\n')[0] ?? '' };
      }
    }),
  );
}

/** Returns the attributes of a tree that run code or that the site's policy blocks, each with its element. */
const forbidden = (tree: HtmlRoot | MarkdownRoot) => {
  const found = new Map<string, ReturnType<typeof judgeAttributes>[number]>();
  visit(tree as HtmlRoot, 'element', (element) => {
    for (const finding of judgeAttributes(element))
      found.set(`${JSON.stringify(element.properties)} ${finding.message}`, finding);
  });
  return found;
};

/** Runs a plugin on a tree; an error or a message of it is a finding at its place in the page. */
async function run(
  { name: pluginName, plugin, options }: LoadedPlugin,
  tree: HtmlRoot | MarkdownRoot,
  compilation: Compilation,
) {
  if (plugin === undefined) return;
  const before = forbidden(tree);
  const report = (error: unknown) => {
    const { reason, message = String(error), line, column = 1 } = error as Partial<VFileMessage>;
    const start = { line: line ?? 1, column };
    const text = { subject: pluginName, message: (reason ?? message).replace(/\.$/, '') };
    const hint = sayOfContent('code.fixIn', { place: pluginName }).message;
    addDiagnostic(
      compilation,
      { position: { start, end: start } },
      'component/code',
      sayOfContent('code.fails', text, hint),
    );
  };
  try {
    const processor = unified().use(plugin, options);
    const { root, messages } = await new Promise<{ root: unknown; messages: readonly VFileMessage[] }>(
      (resolve, reject) => {
        processor.run(tree, { path: compilation.absolutePath }, (error, root, file) => {
          if (error === undefined) resolve({ root, messages: file?.messages ?? [] });
          else reject(error);
        });
      },
    );
    (tree as HtmlRoot).children = (root as HtmlRoot).children;
    messages.forEach(report);
  } catch (error) {
    report(error);
  }
  for (const [key, { message }] of forbidden(tree)) if (!before.has(key)) report({ message });
}

/** Returns the changes of the site's plugins to its pages. */
export function pluginTransforms(loaded: readonly LoadedPlugin[]): ContentTransforms {
  const runAll = (kind: Kind) => async (tree: HtmlRoot | MarkdownRoot, compilation: Compilation) => {
    for (const each of loaded) if (each.kind === kind) await run(each, tree, compilation);
  };
  return { markdown: runAll('remark'), html: runAll('rehype') };
}

/** Returns a text that changes with the plugins of a content folder, for the pages that it has compiled. */
export function pluginsDigest(folder: string): string {
  const read = (file: string) => readIfThere(path.join(folder, file)) ?? '';
  const settings = parseDocument(read('site.yaml')).toJS() as { markdownPlugins?: unknown } | null;
  const { data } = pluginSettings.safeParse(settings?.markdownPlugins);
  if (data === undefined || !isTrusted(folder)) return '';
  const names = [...data.remark, ...data.rehype].map((each) => (typeof each === 'string' ? each : each.plugin));
  const texts = names.map((each) => read(each.startsWith('.') ? each : '../package-lock.json'));
  return createHash('sha256')
    .update(JSON.stringify([data, texts]))
    .digest('hex');
}
