import { z } from 'zod';
import { ADMONITION_KINDS } from '../admonitions';
import type { ContentComponent } from './component';

/** Returns the attributes that an element needs. */
export const requiredOf = ({ props }: Pick<ContentComponent, 'props'>): readonly string[] =>
  z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }).required ?? [];

/** Returns what writers insert for elements and notes, by name; "…" is what they replace. */
export function snippetsOf(elements: Iterable<readonly [string, ContentComponent]>): [name: string, text: string][] {
  const ofElements = [...elements].map(([name, element]): [string, string] => {
    const start = [name, ...requiredOf(element).map((attribute) => `${attribute}="…"`)].join(' ');
    const { sample, isBlock = false } = element;
    if (sample === undefined) return [name, `<${start} />`];
    return [name, isBlock ? `<${start}>\n\n${sample}\n\n</${name}>` : `<${start}>${sample}</${name}>`];
  });
  return [
    ...ofElements,
    ...ADMONITION_KINDS.map((kind): [string, string] => [`:::${kind}`, `:::${kind}[…]\n\n…\n\n:::`]),
  ];
}
