import { formatReport, type Finding } from '../../../../src/node/diagnostics/diagnostic';
import type { Outcome } from './askAddress';
import type { OutsideAddress } from './gatherAddresses';

/** An address with its result. */
type AskedAddress = OutsideAddress & { outcome: Outcome };

/** Returns the message and the hint for a checked address; undefined for a working one. */
function describe(address: string, outcome: Outcome): Pick<Finding, 'message' | 'hint'> | undefined {
  switch (outcome.kind) {
    case 'ok':
      return undefined;
    case 'moved':
      return { message: `${address} has moved for good (${outcome.status}).`, hint: `Write ${outcome.target}` };
    case 'dead':
      return {
        message: `${address} is dead: ${outcome.reason}.`,
        hint: 'Link to where it is now, or remove the link.',
      };
    case 'unclear':
      return {
        message: `${address} could not be checked: ${outcome.reason}.`,
        hint: 'Open it yourself. If it never answers programs, add it to unchecked-links.txt.',
      };
  }
}

function diagnosticsOf(asked: readonly AskedAddress[], kind: Outcome['kind']): Finding[] {
  return asked
    .filter(({ outcome }) => outcome.kind === kind)
    .flatMap(({ address, places, outcome }) => {
      const told = describe(address, outcome);
      return told === undefined ? [] : places.map((place) => ({ ...place, ...told }));
    });
}

/** The groups of the report, with singular and plural names. */
const GROUPS = [
  ['unclear', 'link that could not be checked', 'links that could not be checked'],
  ['moved', 'link that has moved', 'links that have moved'],
  ['dead', 'dead link', 'dead links'],
] as const;

/** Formats the output of `npm run check -- --external` for people. Dead links come last, where they are read first. */
export function formatOutside(asked: readonly AskedAddress[], skipped: number): string {
  const parts = GROUPS.flatMap(([kind, one, several]) => {
    const diagnostics = diagnosticsOf(asked, kind);
    if (diagnostics.length === 0) return [];
    // The report forms plurals by an ending, which these names have in the middle.
    return [formatReport(diagnostics, one).replace(`${one}s`, several)];
  });
  const count = (kind: Outcome['kind']) => asked.filter(({ outcome }) => outcome.kind === kind).length;
  const summary = `${asked.length} addresses: ${count('ok')} well, ${count('moved')} moved, ${count('dead')} dead, ${count('unclear')} unclear. ${skipped} not asked.`;
  return [...parts, summary].join('\n\n');
}
