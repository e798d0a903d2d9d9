import js from '@eslint/js';
import { importsOfRemotes } from '@touchline/shared/federation/importsOfRemotes.js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A browser may deny storage or have no space left, and then the property itself throws (docs/decisions/0101). */
const storageSyntax = [
  'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore|cookieEnabled)$/]',
  'MemberExpression[object.name="document"][property.name="cookie"]',
  'Literal[value=/localStorage|sessionStorage|document\\.cookie/]',
  'TemplateElement[value.raw=/localStorage|sessionStorage|document\\.cookie/]',
].map((selector) => ({ selector, message: 'Use @touchline/shared/storage, which never throws.' }));

/** State that no owner creates and closes (docs/decisions/0128). A module may keep constants. */
const atModuleLevel = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration';
const stateSyntax = [
  `${atModuleLevel}[kind="let"]`,
  `${atModuleLevel} > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]`,
  `${atModuleLevel} > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.operator="readonly"]) > ArrayExpression[elements.length=0]`,
].map((selector) => ({
  selector,
  message: 'State has an owner: create it in a function, pass it, close it. A disabled line says why not.',
}));

/** The bridge for remotes built for contract 5.0 to 5.3 does not know whose page it is on (docs/decisions/0139). */
const bridgeSyntax = {
  selector:
    'ImportDeclaration[source.value=/contract|[.][/]shell$/] > ImportSpecifier[imported.name=/^(shell|passCardOpener)$/]',
  message: 'Use useShell or usePassCardOpener in components and hooks, getShell in sagas.',
};

/** MUI works their rules out at each rendering of each element (docs/decisions/0162). */
const elementsOfMui = ['Box', 'Typography', 'Link'].map((name) => ({
  name: `@mui/material/${name}`,
  message: `Take ${name === 'Link' ? 'InlineLink' : name} from design-system/src/components/base.`,
  allowTypeImports: true,
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/generated/**',
      'e2e/support/keptRemote/dist-*/**',
      '.cache/**',
      '**/storybook-static/**',
      'coverage/**',
      '**/.storybook/**',
    ],
  },
  js.configs.recommended,
  // What asks for types is in .oxlintrc.json (docs/decisions/0152).
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['{shell,mf-*,design-system,shared}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', importsOfRemotes],
    },
  },
  {
    files: ['{design-system,shell}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: elementsOfMui }] },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['api/src/platform/config.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only api/src/platform/config.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['{shell,mf-*,design-system,shared}/**/*.{ts,tsx}'],
    ignores: ['shared/src/storage/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', bridgeSyntax, ...storageSyntax] },
  },
  {
    files: ['{shell,shared}/**/*.{ts,tsx}'],
    ignores: ['shared/src/storage/**', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', bridgeSyntax, ...storageSyntax, ...stateSyntax] },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...stateSyntax] },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
);
