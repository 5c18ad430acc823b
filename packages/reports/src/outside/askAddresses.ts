import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { askAddress, type Asking, type Outcome } from './askAddress';

/** Number of hosts to check at the same time. */
const HOSTS_AT_ONCE = 8;

const DAY = 24 * 60 * 60 * 1000;

const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ok'), status: z.number() }),
  z.object({ kind: z.literal('moved'), status: z.number(), target: z.string() }),
]);
const answersSchema = z.record(z.string(), z.object({ asked: z.number(), outcome: outcomeSchema }));

/** Cached results by address. Dead and unclear addresses are not cached, so each run checks them again. */
type KeptAnswers = z.output<typeof answersSchema>;

/** Reads cached results; none from a missing or broken file. */
export function readAnswers(file: string): KeptAnswers {
  if (!existsSync(file)) return {};
  try {
    return answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Writes the results to the cache. */
export function writeAnswers(file: string, answers: KeptAnswers): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(answers));
  renameSync(`${file}.tmp`, file);
}

interface AskingAll extends Asking {
  kept: KeptAnswers;
  /** Days for which a cached result is valid. */
  maxAge: number;
}

/** Groups the addresses by host: each host gets one request at a time. */
function byHost(addresses: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  return [...hosts.values()];
}

/**
 * Checks each address once, or takes its cached result. Several hosts are checked in parallel, each with one request at
 * a time. Returns the results and the new cache.
 */
export async function askAddresses(
  addresses: readonly string[],
  { kept, maxAge, ...asking }: AskingAll,
): Promise<{ outcomes: Map<string, Outcome>; kept: KeptAnswers }> {
  const outcomes = new Map<string, Outcome>();
  const fresh: KeptAnswers = {};
  const hosts = byHost([...new Set(addresses)]).values();
  const work = async () => {
    for (let host = hosts.next(); host.done !== true; host = hosts.next()) {
      for (const address of host.value) {
        const known = kept[address];
        const isFresh = known !== undefined && asking.now() - known.asked < maxAge * DAY;
        const outcome = isFresh ? known.outcome : await askAddress(address, asking);
        outcomes.set(address, outcome);
        const asked = isFresh ? known.asked : asking.now();
        if (outcome.kind === 'ok' || outcome.kind === 'moved') fresh[address] = { asked, outcome };
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return { outcomes, kept: fresh };
}
