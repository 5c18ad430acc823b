/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages of ES modules, which Jest has to turn into CommonJS before it can load them. */
const ES_MODULES = [
  '@jitl',
  '@mdx-js',
  'bail',
  'ccount',
  'character-entities.*',
  'character-reference-invalid',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  'estree-util-.*',
  'estree-walker',
  'github-slugger',
  'hast-util-.*',
  'hastscript',
  'html-void-elements',
  'htmlparser2',
  'dom.*',
  'is-.*',
  'longest-streak',
  'markdown-table',
  'mdast-util-.*',
  'micromark.*',
  'parse-entities',
  'periscopic',
  'property-information',
  'rehype-minify-whitespace',
  'remark-.*',
  'shiki',
  '@shikijs/.*',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trim-trailing-lines',
  'trough',
  'unified',
  'unist-util-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
  'oniguruma-.*',
  'quickjs-emscripten-core',
  'regex.*',
  'emoji-regex',
];

const common = {
  // They say where they are to `import` only, and Jest requires.
  moduleNameMapper: {
    '^(estree-walker|is-reference|periscopic)$': '<rootDir>/node_modules/$1/src/index.js',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.ts',
    // What components of the content import of the site.
    // The slots that a test fills; no feature is there by itself.
    '^site-slots/\\w+$': '<rootDir>/__tests__/support/siteSlot.ts',
    '^site-features$': '<rootDir>/__tests__/support/siteFeatures.ts',
    '^site/reader$': '<rootDir>/src/i18n/reader.ts',
    '^site/(palette|tokens)$': '<rootDir>/src/theme/$1.ts',
    '^site/styles$': '<rootDir>/src/theme/styleSheet.ts',
    '^site/link$': '<rootDir>/src/components/ui/SiteLink.tsx',
    '^site/ui$': '<rootDir>/src/components/ui/siteParts.tsx',
    '^site/data$': '<rootDir>/src/hooks/site/useFeatureData.ts',
  },
  // Gatsby inlines it; a test of a site below a path sets another.
  globals: { __BASE_PATH__: '' },
  setupFiles: ['<rootDir>/__tests__/support/ownContent.ts'],
  // A test that fails leaves no spies to the next one.
  restoreMocks: true,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
      },
    ],
  },
  // Previews, and sites that the browser tests have built, are copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/test-results/', '<rootDir>/.drafts/', '<rootDir>/.colleagues/'],
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULES.join('|')})/)`],
} satisfies Config;

// Tests expect messages in English, whatever the language of the computer.
process.env.MESSAGE_LANGUAGE = 'en';

/** How long a test may take, in milliseconds: some compile the whole content, which a busy machine does slowly. */
const TEST_LIMIT = 120_000;
/** How long a process may take to end, in milliseconds: one that has a gigabyte of memory takes long to free it. */
const EXIT_LIMIT = 10_000;

const config: Config = {
  testTimeout: TEST_LIMIT,
  // Jest leaves a core to itself, which on two cores halves the speed.
  maxWorkers: '100%',
  workerGracefulExitTimeout: EXIT_LIMIT,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/unit/**/*.test.ts',
        '<rootDir>/{src/features,packages,tools}/*/__tests__/**/*.test.ts',
        '<rootDir>/__tests__/*.test.ts',
        '<rootDir>/content/components/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/__tests__/unit/**/*.test.tsx',
        '<rootDir>/src/features/*/__tests__/**/*.test.tsx',
        '<rootDir>/content/components/**/*.test.tsx',
      ],
    },
    {
      ...common,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/support/buildTestSites.ts',
    },
  ],
};

export default config;
