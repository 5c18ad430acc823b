import { PAGE_TIMEOUT } from '../../model/limits';

/** Tells whether the host has a newer build than the one whose code runs here. */
export type BuildCheck = (maxAge?: number) => Promise<boolean>;

interface BuildWindow extends Pick<Window, 'fetch'> {
  /** Gatsby's name of the build that wrote the page. */
  ___webpackCompilationHash?: string;
}

/**
 * Asks which build the host serves. A file that cannot be had says nothing: the page itself then tells what is wrong.
 * @param base base path without a trailing slash
 */
export function createBuildCheck(base: string, browser: BuildWindow = window, now = Date.now): BuildCheck {
  const ours = browser.___webpackCompilationHash;
  let last = { at: -Infinity, answer: Promise.resolve(false) };
  const ask = async () => {
    try {
      const answer = await browser.fetch(`${base}/page-data/app-data.json`, {
        cache: 'no-cache',
        signal: AbortSignal.timeout(PAGE_TIMEOUT),
      });
      const { webpackCompilationHash: theirs } = (await answer.json()) as { webpackCompilationHash?: unknown };
      return typeof theirs === 'string' && theirs !== ours;
    } catch {
      return false;
    }
  };
  return (maxAge = 0) => {
    if (now() - last.at > maxAge) last = { at: now(), answer: ask() };
    return last.answer;
  };
}
