import type { ContentProblem } from '../../../model/contentProblem';
import { findRedirectLoops, targetPath, type Redirect } from '../../../model/redirects';
import { didYouMean } from '../../../model/text/nearest';
import type { Content } from '../loadContent';
import { hasPath, type KnownPaths } from './knownPaths';

interface PlacedRedirect extends Redirect {
  place: { file: string; line: number; column: number };
}

function allRedirects({ redirects, docs, posts }: Content): PlacedRedirect[] {
  const listed = redirects.data.map((redirect, index) => ({ ...redirect, place: { file: redirects.file, ...redirects.locate([index, 'from']) } }));
  const aliases = [...docs, ...posts].flatMap(({ file, path, frontMatter, locate }) =>
    frontMatter.aliases.map((from, index) => ({ from, to: path, place: { file, ...locate(['aliases', index]) } })),
  );
  return [...listed, ...aliases];
}

/** A redirect starts where there is no page, ends where there is one, and never goes in a circle. */
export function checkRedirects(content: Content, paths: KnownPaths): ContentProblem[] {
  const redirects = allRedirects(content);
  const sources = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const loops = findRedirectLoops(redirects);
  const loopProblems = loops.flatMap((loop) => {
    const first = sources.get(loop[0] ?? '');
    return first === undefined ? [] : [{ ...first.place, message: `The redirect goes in a circle: ${loop.join(' → ')}.`, hint: 'Let one of them lead to a page.' }];
  });
  const inLoop = new Set(loops.flat());
  const others = redirects.flatMap((redirect): ContentProblem[] => {
    const { from, place } = redirect;
    const to = targetPath(redirect);
    if (hasPath(paths, from)) return [{ ...place, message: `The redirect starts at ${from}, which is a page.`, hint: 'Remove the redirect or rename the page.' }];
    if (sources.get(from) !== redirect) return [{ ...place, message: `There are two redirects from ${from}.`, hint: 'Remove one of them.' }];
    if (inLoop.has(from) || hasPath(paths, to)) return [];
    if (sources.has(to)) return [{ ...place, message: `The redirect leads to ${to}, which is itself a redirect.`, hint: `Write its target: ${sources.get(to)?.to ?? ''}` }];
    return [{ ...place, message: `The redirect leads to ${to}, which does not exist.`, hint: didYouMean(to, paths.keys()) ?? 'Write the path of a page.' }];
  });
  return [...loopProblems, ...others];
}
