/* global module, require */
/* eslint-disable @typescript-eslint/no-require-imports */

/*
 * Packages of ES modules that read and write Markdown. They share modules, some with classes that the code compares
 * with, so `transform.mjs` makes one script of them all, in which each begins when it is asked for.
 */
module.exports = {
  get '@mdx-js/mdx'() {
    return require('@mdx-js/mdx');
  },
  get 'github-slugger'() {
    return require('github-slugger');
  },
  get 'hast-util-to-html'() {
    return require('hast-util-to-html');
  },
  get 'hast-util-to-mdast'() {
    return require('hast-util-to-mdast');
  },
  get 'hast-util-to-string'() {
    return require('hast-util-to-string');
  },
  get hastscript() {
    return require('hastscript');
  },
  get 'mdast-util-directive'() {
    return require('mdast-util-directive');
  },
  get 'mdast-util-mdx-jsx'() {
    return require('mdast-util-mdx-jsx');
  },
  get 'mdast-util-to-hast'() {
    return require('mdast-util-to-hast');
  },
  get 'mdast-util-to-string'() {
    return require('mdast-util-to-string');
  },
  get 'micromark-extension-directive'() {
    return require('micromark-extension-directive');
  },
  get 'remark-gfm'() {
    return require('remark-gfm');
  },
  get 'remark-mdx'() {
    return require('remark-mdx');
  },
  get 'remark-parse'() {
    return require('remark-parse');
  },
  get 'remark-stringify'() {
    return require('remark-stringify');
  },
  get unified() {
    return require('unified');
  },
  get 'unist-util-visit'() {
    return require('unist-util-visit');
  },
  get 'vfile-message'() {
    return require('vfile-message');
  },
};
