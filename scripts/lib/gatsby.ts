import { siteFacts } from './project';

/** Gatsby neither reports to its makers nor asks for newer versions. */
export const GATSBY_ENV = { GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CI: 'true' };

/** The path prefix is used whenever the site has one. */
export function gatsbyArguments(): string[] {
  return siteFacts().baseUrl === '/' ? [] : ['--prefix-paths'];
}
