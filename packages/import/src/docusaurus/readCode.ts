import path from 'node:path';
import type { CodePlace, UnreadPart } from '../code/scope';
import type { ReportEntry } from '../markdown/reportEntry';
import { runConfig } from './runConfig';
import { isReadable } from './sourceFiles';
import { unusedSetting } from './unusedSettings';

/** The value of a settings or sidebars file, with the report on it. */
interface CodeResult {
  value: unknown;
  entries: ReportEntry[];
  /** Unread parts that the importer does not use, either. */
  unused: ReportEntry[];
  /** True where the whole value, or a part at the path, is unknown. */
  isUnread: (path: RegExp) => boolean;
}

/** Reads the code of a site: settings, sidebars and modules with constants. */
export interface SiteCode {
  /**
   * Returns the default export of a file.
   * @param parts paths of the parts that the importer uses; other unread parts are not reported
   */
  settings: (file: string, parts: RegExp) => Promise<CodeResult>;
  /** Returns the exports of a module by name. */
  constants: (file: string) => Promise<unknown>;
  /** Returns the redirects that functions of the settings make for addresses. */
  redirects: (file: string, routes: readonly string[]) => Promise<unknown>;
}

interface CodeInput {
  /** Folder of the site. */
  folder: string;
  /** Folders that may be read. */
  readable: readonly string[];
  /** True to run the code, with all rights of the user; false to read it as text. */
  runsCode: boolean;
}

/** Reads the code of a site as text, or runs it at the user's request. */
export function createSiteCode({ folder, readable, runsCode }: CodeInput): SiteCode {
  const placeIn = ({ file, line }: CodePlace) => ({
    file: path.relative(folder, file).split(path.sep).join('/'),
    line,
  });
  const read = async (file: string, isModule: boolean) => {
    // The parser takes a quarter of a second to load, and most folders of Markdown have no code.
    const { readModule } = await import('../code/readModule');
    return readModule(file, { site: folder, isReadable: (each) => isReadable(each, readable), isModule });
  };
  const ofUnread = ({ path: part, unknown }: UnreadPart): ReportEntry => {
    const what = part === '' ? 'What the file exports' : `"${part}"`;
    const reason = unknown.reason === undefined ? '' : `, as ${unknown.reason}`;
    const message = `${what} could not be read without running the code${reason}: ${unknown.place.source}`;
    return { kind: 'code-unread', message, from: placeIn(unknown.place) };
  };
  const ofSkipped = (place: CodePlace): ReportEntry => ({
    kind: 'code-unread',
    message: `This code was not run; what it changes is not known: ${place.source}`,
    from: placeIn(place),
  });
  return {
    settings: async (file, parts) => {
      const from = placeIn({ file, line: 1, source: '' });
      const entries: ReportEntry[] = [];
      if (runsCode) {
        const { value, error } = await runConfig(file, readable);
        if (error === undefined) return { value, entries, unused: [], isUnread: () => false };
        const message = `It could not be run: ${error.replace(/\.$/, '')}. It was read as text.`;
        entries.push({ kind: 'config', message, from: { file: from.file } });
      }
      const { value, unread, skipped, error } = await read(file, false);
      if (error !== undefined)
        entries.push({ kind: 'config', message: `It could not be read: ${error}.`, from: { file: from.file } });
      const used = unread.filter((each) => each.path === '' || parts.test(each.path));
      entries.push(...used.map(ofUnread), ...skipped.map(ofSkipped));
      const others = unread.filter((each) => !used.includes(each));
      return {
        value,
        entries,
        unused: others.map(({ path, unknown: { place } }) => unusedSetting(path, place.source, placeIn(place))),
        isUnread: (pattern) =>
          error !== undefined || unread.some((each) => each.path === '' || pattern.test(each.path)),
      };
    },
    constants: async (file) => {
      const run = runsCode ? await runConfig(file, readable, { isModule: true }) : undefined;
      return run !== undefined && run.error === undefined ? run.value : (await read(file, true)).value;
    },
    redirects: async (file, routes) => {
      if (!runsCode) throw new Error('it was not run, as --run-config was not given');
      const { value, error } = await runConfig(file, readable, { routes });
      if (error !== undefined) throw new Error(error);
      return value;
    },
  };
}
