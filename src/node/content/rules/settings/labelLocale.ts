import type { Finding } from '../../../diagnostics/diagnostic';
import { warning } from '../../../diagnostics/rule';
import { fileIn } from '../../../files/contentFolder';
import { readIfThere } from '../../../files/readText';
import { parseYaml, type YamlSource } from '../../../yaml/parseYaml';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports texts of a YAML value that are written per language, but not for every language of the site. */
function findIncomplete(value: unknown, codes: readonly string[], source: YamlSource, key: PropertyKey[]): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => findIncomplete(each, codes, source, [...key, at]));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (!entries.every(([code, text]) => codes.includes(code) && typeof text === 'string'))
    return entries.flatMap(([name, each]) => findIncomplete(each, codes, source, [...key, name]));
  const missing = codes.filter((code) => !Object.hasOwn(value, code));
  if (missing.length === 0 || entries.length === 0) return [];
  const [first = '', ...others] = missing;
  return [
    {
      file: source.file,
      ...source.locate(key),
      ...say('settings/label-locale', {
        missing: missing.map((code) => `"${code}"`).join(', '),
        lines: [first, ...others].map((code) => `${code}: …`).join(', '),
      }),
    },
  ];
}

export const labelLocale = defineRule(
  'settings/label-locale',
  warning('Texts of `site.yaml` and `sidebars.yaml` that are written for each language have all of them.'),
  (content) => {
    const files = [content.sidebars, ...content.otherSidebars].map(({ file }) => file);
    const sidebars = files.map((file) => {
      const text = readIfThere(fileIn(content.folder, file));
      return text === undefined ? undefined : parseYaml(text, file).value;
    });
    return [content.source, ...sidebars].flatMap((source) =>
      source === undefined ? [] : findIncomplete(source.value, content.codes, source, []),
    );
  },
);
