/** The package has no types. */
declare module 'vnu-jar' {
  /** Absolute path of the checker's Java archive. */
  const file: string;
  export default file;
}
