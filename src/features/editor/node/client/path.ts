/* The functions of `node:path` that the compiler of pages uses, for paths with slashes. */

export const sep = '/';

export function join(...parts: string[]): string {
  const kept: string[] = [];
  const whole = parts.join('/');
  for (const part of whole.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  return (whole.startsWith('/') ? '/' : '') + kept.join('/');
}

export const resolve = (...parts: string[]): string => {
  const start = parts.findLastIndex((part) => part.startsWith('/'));
  return join('/', ...parts.slice(Math.max(start, 0)));
};

export const dirname = (file: string): string => join(file, '..');
export const basename = (file: string, ending = ''): string => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return ending !== '' && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};
export const extname = (file: string): string => /\.[^./]*$/.exec(basename(file))?.[0] ?? '';
export const isAbsolute = (file: string): boolean => file.startsWith('/');
export const relative = (from: string, to: string): string =>
  to.startsWith(`${from}/`) ? to.slice(from.length + 1) : `../${to}`;
export const parse = (file: string) => ({
  dir: dirname(file),
  name: basename(file, extname(file)),
  ext: extname(file),
});
export const posix = { sep, join, resolve, dirname, basename, extname, isAbsolute, relative, parse };
export default posix;
