import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      'public-drafts',
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
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' }],
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
