/** Gatsby's line about a finished phase with its duration. */
const PHASE = /^success (.+?) - ([\d.]+)s/gm;
/** Phases below this many seconds in both builds are omitted. */
const LEAST = 0.2;

function readPhases(output: string): Map<string, number> {
  const phases = new Map<string, number>();
  for (const [, name = '', seconds] of output.matchAll(PHASE))
    phases.set(name, (phases.get(name) ?? 0) + Number(seconds));
  return phases;
}

/** The phases of a cold and a warm build side by side, from their output. */
export function phaseTable(coldOutput: string, warmOutput: string): Record<string, string>[] {
  const [cold, warm] = [readPhases(coldOutput), readPhases(warmOutput)];
  return [...new Set([...cold.keys(), ...warm.keys()])]
    .map((phase) => ({ phase, cold: cold.get(phase) ?? 0, warm: warm.get(phase) ?? 0 }))
    .filter((row) => Math.max(row.cold, row.warm) >= LEAST)
    .map((row) => ({ phase: row.phase, 'cold s': row.cold.toFixed(1), 'warm s': row.warm.toFixed(1) }));
}
