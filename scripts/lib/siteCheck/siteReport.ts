import type { SiteFinding, WalkedSite } from './walkedSite';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Faults of a built site as one text, page by page, each page with the content file that it is made of. */
export function formatSiteReport({ expected }: WalkedSite, findings: readonly SiteFinding[], content: string): string {
  const byAddress = new Map<string, string[]>();
  for (const { address, message } of findings) byAddress.set(address, [...(byAddress.get(address) ?? []), message]);
  const pages = [...byAddress].sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = pages.map(([address, messages]) => {
    const file = expected.find((page) => page.address === address)?.text?.file;
    const place = file === undefined ? address : `${address} (${content}/${file})`;
    return [place, ...messages.map((message) => `  ${message}`)].join('\n');
  });
  const head = `The built site has ${counted(findings.length, 'fault')} on ${counted(pages.length, 'page')}.`;
  return [head, ...blocks].join('\n\n');
}
