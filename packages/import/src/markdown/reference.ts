/** Programs that write a generated reference as Markdown, by the tools that generate it. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/mkdocstrings|autodoc|automodule|sphinx/i, 'griffe2md'],
  [/typedoc/i, 'typedoc with typedoc-plugin-markdown'],
  [/openapi|swagger|redoc/i, 'widdershins'],
  [/javadoc|doxygen/i, 'doxybook2'],
];

/** Returns what to do about a reference that a tool generates; empty for any other tool. */
export function referenceAdvice(tool: string): string {
  const program = PROGRAMS.find(([pattern]) => pattern.test(tool))?.[1];
  return program === undefined ? '' : ` Write it as Markdown with ${program}, and import again.`;
}
