import type { Finding } from '../../diagnostics/diagnostic';
import type { YamlSource } from '../../yaml/parseYaml';
import { say } from '../say';

/** A page whose texts are measured. */
interface MeasuredPage {
  file: string;
  frontMatter: { title: string; description: string };
  locate: YamlSource['locate'];
}

/** Returns findings for pages whose front matter text is longer than `max` characters. */
export function tooLong(pages: readonly MeasuredPage[], key: 'title' | 'description', max: number): Finding[] {
  return pages.flatMap(({ file, frontMatter, locate }): Finding[] => {
    const { length } = [...frontMatter[key]];
    if (length <= max) return [];
    return [{ file, ...locate([key]), ...say('length', { key, length, max }) }];
  });
}
