/** What Gatsby writes while it builds: the browser's hooks of the site and of its plugins, with their options. */
declare module '$gatsby/api-runner-browser-plugins' {
  type Hook = (facts: object, options: object) => unknown;
  const plugins: { plugin: Readonly<Record<string, Hook | undefined>>; options: object }[];
  export default plugins;
}

/** The templates' code, by name. */
declare module '$virtual/async-requires' {
  export const components: Readonly<Record<string, () => Promise<unknown>>>;
}
