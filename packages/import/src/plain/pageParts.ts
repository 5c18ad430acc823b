import { asGroup, asList, asText, type Json } from '../docusaurus/settings';
import { FRONT_MATTER } from '../markdown/fixSource';
import { codeRanges, createRangeTest } from '../markdown/codeRanges';

/** Writes the values of names in `{{ name }}`; other expressions stay. */
export function fillValues(text: string, { values, inCode }: { values: Json; inCode: boolean }): string {
  if (!text.includes('{{')) return text;
  const isCode = inCode ? () => false : createRangeTest(codeRanges(text));
  return text.replace(/\{\{[ \t]*([\w$.]+)[ \t]*\}\}/g, (all, name: string, offset: number) => {
    if (isCode(offset)) return all;
    const value = name.split('.').reduce<unknown>((owner, key) => {
      const group = asGroup(owner);
      return Object.hasOwn(group, key) ? group[key] : undefined;
    }, values);
    return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ') : all;
  });
}

/** Returns the number of lines of the front matter. */
export const frontMatterLines = (raw: string): number => FRONT_MATTER.exec(raw)?.[0].split('\n').length ?? 0;

/** Returns the text of a home page of VitePress or Starlight, which is in its front matter. */
export function homeLines(frontMatter: Json): string[] {
  const hero = asGroup(frontMatter.hero);
  const words = [hero.text, hero.tagline].flatMap((text) => asText(text) ?? []);
  const link = (text: unknown, address: unknown) => {
    const [label, url] = [asText(text), asText(address)];
    return label === undefined || url === undefined ? (label ?? '') : `[${label}](${url})`;
  };
  const actions = asList(hero.actions).map((each) =>
    link(asGroup(each).text, asGroup(each).link ?? asGroup(each).target),
  );
  const features = asList(frontMatter.features).map((each) => {
    const { title, details, link: address, linkText } = asGroup(each);
    const parts = [
      `**${asText(title) ?? ''}**`,
      asText(details),
      address === undefined ? undefined : link(linkText ?? title, address),
    ];
    return parts.filter((part) => part !== undefined).join(' – ');
  });
  const list = (items: readonly string[]) =>
    items.length === 0 ? [] : ['', ...items.map((item) => `- ${item.replace(/\s+/g, ' ')}`)];
  const name = asText(hero.name) ?? asText(hero.title);
  const lines = [...words.flatMap((text) => ['', text.replace(/\s+/g, ' ')]), ...list(actions), ...list(features)];
  if (lines.length === 0) return [];
  return [...(name === undefined ? [] : ['', `# ${name}`]), ...lines, ''];
}
