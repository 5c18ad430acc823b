/** `:target`, also where the router has changed the hash: see `markTarget`. */
export const TARGETED = ':is(:target:not([data-target="left"]), [data-target="here"])';
