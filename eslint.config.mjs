import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };

/** Calls of functions of Node.js, and of those that read content folders, with the site's own folder. */
const OWN_CONTENT = String.raw`/^(?:\.{1,2}\u002F)*content(?:\u002F|$)/`;
const READERS = String.raw`/^(?:require|resolve|join|read\w*|exists\w*|stat\w*|list\w*|load\w*|check\w*|advise\w*|copy\w*|cp\w*)$/`;
const CONTENT_READS = [
  `CallExpression:matches([callee.name=${READERS}], [callee.property.name=${READERS}]):matches([arguments.0.value=${OWN_CONTENT}], [arguments.0.quasis.0.value.raw=${OWN_CONTENT}])`,
  `ImportExpression[source.value=${OWN_CONTENT}]`,
  String.raw`ImportDeclaration[source.value=/^(?:\.\.\u002F)+content\u002F/]`,
].map((selector) => ({ selector, message: 'Writers change the content at any time. Use a fixture.' }));

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      'public-drafts',
      'public-colleagues',
      'deploy-colleagues',
      '.colleagues',
      '.drafts',
      '.cache',
      'test-results',
      'playwright-report',
      '.stryker',
      'generated/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Fixtures of browser tests call a function `use`, which is no hook.
    ignores: ['src/features/*/__tests__/{e2e,engines}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['gatsby-*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: {
      'max-lines': ['error', 250],
      'no-restricted-properties': [
        'error',
        ...['env', 'cwd'].map((property) => ({
          object: 'process',
          property,
          message: 'Only src/node/environment.ts reads the environment. Take a parameter.',
        })),
      ],
    },
  },
  { files: ['src/node/environment.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['src/**/index.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        {
          selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
          message: 'Import from the files themselves.',
        },
      ],
    },
  },
  {
    files: ['**/__tests__/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/{e2e,engines}/**'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, ...CONTENT_READS] },
  },
  // Configuration files of tools whose packages have no types, and unit tests, where typed rules take half of the
  // time. Browser tests keep them: a promise without `await` is their most frequent error.
  {
    files: [
      '**/*.mjs',
      '__tests__/*.ts',
      '__tests__/{unit,built,support}/**',
      '{src/features,packages,tools}/*/__tests__/**',
      'content/components/*.test.*',
    ],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
);
