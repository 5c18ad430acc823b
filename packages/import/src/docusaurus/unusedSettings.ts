import type { ReportEntry } from '../markdown/reportEntry';
import { referenceAdvice } from '../markdown/reference';
import type { Json } from './settings';

/** Settings whose parts were watched while the importer read them. */
interface WatchedSettings {
  value: Json;
  /** Returns the settings that nothing read, each with its place. A group of which nothing was read is one of them. */
  unused: () => ReportEntry[];
}

/** What to do about a setting that has a counterpart here. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^themeConfig\.algolia/, 'This site has its own search; see "search.provider".'],
  [/\.magicComments/, 'Its comments are shown in code blocks: take them out.'],
  [/(?:gtag|googleAnalytics|googleTagManager)/, 'See "analytics".'],
  [/\.customCss/, 'Write rules that you need into theme.css.'],
  [/\.editUrl/, 'See "editUrl".'],
];
const LENGTH = 120;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const pathOf = (group: object, key: string, path: string) =>
  Array.isArray(group) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Reports a setting that was not used. */
export function unusedSetting(path: string, text: string, from: ReportEntry['from']): ReportEntry {
  const advice = ADVICE.find(([pattern]) => pattern.test(path))?.[1];
  const shown = text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
  const message = `"${path}" was not used: ${shown}${advice === undefined ? '' : ` ${advice}`}${referenceAdvice(path + text)}`;
  return { kind: 'config-unused', message, from };
}

/** Watches which settings are read, so that no list of known keys can be wrong. */
export function watchSettings(settings: Json, placeOf: (setting: string) => ReportEntry['from']): WatchedSettings {
  const read = new Set<string>();
  const watch = <Value>(value: Value, path: string): Value => {
    if (!isGroup(value)) return value;
    return new Proxy(value, {
      get: (group, key) => {
        const found: unknown = Reflect.get(group, key);
        if (typeof key === 'symbol' || !Object.hasOwn(group, key)) return found;
        if (!isGroup(found)) read.add(pathOf(group, key, path));
        return watch(found, pathOf(group, key, path));
      },
    });
  };
  const isRead = (value: unknown, path: string): boolean =>
    isGroup(value)
      ? Object.keys(value).length === 0 ||
        Object.entries(value).some(([key, each]) => isRead(each, pathOf(value, key, path)))
      : read.has(path);
  const unusedIn = (group: object, path: string): ReportEntry[] =>
    Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
      // Parts that could not be read have entries of their own.
      if (value === undefined) return [];
      const own = pathOf(group, key, path);
      if (!isRead(value, own)) return [unusedSetting(own, JSON.stringify(value), placeOf(own))];
      return isGroup(value) ? unusedIn(value, own) : [];
    });
  return { value: watch(settings, ''), unused: () => unusedIn(settings, '') };
}
