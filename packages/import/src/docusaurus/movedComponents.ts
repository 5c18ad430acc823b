import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { isDeepCode } from '../markdown/nesting';
import { MAIN_ROOT, elementsOf, projectEngine, whyWithoutReact } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import type { PlannedFile } from '../plan';
import type { SourcePage } from './gatherPages';
import type { Resolver } from './pageLinks';

/** Why a component cannot run here; undefined if it can. */
type Obstacle = string | undefined;

/** The components of the old site that run here unchanged. */
export interface MovedComponents {
  /** Moves a component that a page imports; returns the obstacle if it cannot be moved. */
  move: (page: SourcePage, specifier: string, name: string) => Obstacle;
  files: () => PlannedFile[];
  entries: () => ReportEntry[];
}

const ENDINGS = ['', '.tsx', '.jsx', '.js', '.ts', '/index.tsx', '/index.jsx', '/index.js'];

const STYLES =
  /^import\s+(?:(?:\*\s+as\s+)?(\w+)\s+from\s+)?['"](?:[^'"\n]+\.(?:css|scss|sass|less)|clsx|classnames)['"];?[ \t]*\r?\n/gm;

/** Returns a component without its style modules and class names; unchanged where other code uses them. */
function withoutClasses(source: string): string {
  const names = [...source.matchAll(STYLES)].map(([, name]) => name);
  if (names.length === 0) return source;
  let text = source.replace(STYLES, '');
  for (let at = text.search(/\sclassName=\{/); at >= 0; at = text.search(/\sclassName=\{/)) {
    let end = text.indexOf('{', at) + 1;
    for (let depth = 1; depth > 0 && end < text.length; end += 1)
      depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    text = text.slice(0, at) + text.slice(end);
  }
  const isUsed = names.some((name) => name !== undefined && new RegExp(`\\b${name}\\b`).test(text));
  return isUsed ? source : text;
}

/** Returns why a component cannot be in the content; undefined if it can. */
function obstacleIn(source: string): Obstacle {
  const imports = [...source.matchAll(/(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*['"]([^'"]+)['"]/g)];
  const foreign = imports.map(([, specifier = '']) => specifier).filter((specifier) => specifier !== 'react');
  if (foreign.length > 0) return `It imports ${[...new Set(foreign)].map((each) => `"${each}"`).join(', ')}.`;
  if (/\sstyle=/.test(source)) return 'It writes the attribute "style", which the policy of the site forbids.';
  const broken = 'It is no JavaScript or TypeScript that compiles by itself.';
  if (isDeepCode(source)) return broken;
  try {
    transformSync(source, { loader: 'tsx' });
    return undefined;
  } catch {
    return broken;
  }
}

/** Returns a component's source with a default export; undefined where it has a named one beside it, or neither. */
function withDefaultExport(source: string, name: string): string | undefined {
  const isNamed = new RegExp(`\\bexport\\s+(?:async\\s+)?(?:const|let|var|function|class)\\s+${name}\\b`).test(source);
  const hasDefault = /\bexport\s+default\b/.test(source);
  if (isNamed === hasDefault) return undefined;
  return hasDefault ? source : `${source.trimEnd()}\n\nexport default ${name};\n`;
}

const targetOf = (name: string) => `components/${name}.tsx`;

/** @param isKept true to keep the components on their pages; else their text stays, so that the site builds at once */
export function createMovedComponents(folder: string, resolver: Resolver, isKept = false): MovedComponents {
  const elements = elementsOf(projectEngine().added);
  const copied = isKept ? undefined : 'It needs only React: see "component-moved".';
  const moved = new Map<string, { file: string; content: string; isPlain: boolean }>();
  return {
    move: (page, specifier, name) => {
      const why = whyWithoutReact(page.kind === 'post' ? undefined : (page.version ?? MAIN_ROOT), 'trusted');
      if (why !== undefined) return why.message;
      if (!/^[A-Z]\w*$/.test(name) || elements.has(name)) return 'Its name is that of an element here.';
      const isOfSite = /^(?:\.|\/|@site\/)/.test(specifier);
      const file = isOfSite
        ? ENDINGS.map((ending) => resolver.importedFile(page, specifier + ending)).find((each) => each !== undefined)
        : undefined;
      if (file === undefined || !/\.[jt]sx?$/.test(file)) return `It comes from "${specifier}".`;
      const movedFile = moved.get(name);
      if (movedFile !== undefined) return movedFile.file === file ? copied : 'Another component has its name.';
      const written = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
      const source = withoutClasses(written);
      const obstacle = obstacleIn(source);
      if (obstacle !== undefined) return obstacle;
      const content = withDefaultExport(source, name);
      if (content === undefined) return 'Its file exports more than it.';
      moved.set(name, { file, content, isPlain: source !== written });
      return copied;
    },
    files: () =>
      [...moved].map(([name, { file, content }]) => ({
        path: targetOf(name),
        content,
        from: path.relative(folder, file),
      })),
    entries: () =>
      [...moved].map(([name, { file, isPlain }]) => ({
        kind: 'component-moved',
        message: `<${name}> needs only React and was copied${isPlain ? ', without its class names: its looks are lost' : ''}. ${isKept ? 'Read its code;' : 'Its text stays on the pages. To keep it there, read its code, and import again with --components; then'} "components: trusted" in site.yaml switches it on.`,
        from: { file: path.relative(folder, file) },
        to: { file: targetOf(name) },
      })),
  };
}
