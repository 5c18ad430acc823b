/*
 * Stands in for the log of queries, the services that search in place of the site's index, and the assistant, in the
 * browser's bundle of a site whose settings have none of them (see `browserModules`).
 */
const Nothing = () => null;
const useQueryLog = () => Nothing;
export { Nothing as AskEntry, Nothing as AskAiPanel, Nothing as loadHostedProvider, useQueryLog };
