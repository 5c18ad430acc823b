import { availableParallelism } from 'node:os';
import { siteFacts } from './project';

/**
 * Gatsby neither reports to its makers nor asks for newer versions. It leaves one core to its main process,
 * which only waits while the others work: so it is told of one core more than there are.
 */
export const GATSBY_ENV = {
  GATSBY_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  CI: 'true',
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
};

/** The path prefix is used whenever the site has one. */
export function gatsbyArguments(): string[] {
  return siteFacts().baseUrl === '/' ? [] : ['--prefix-paths'];
}
