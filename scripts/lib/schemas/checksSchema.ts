import { z } from 'zod';
import { ALL_RULES } from '../../../src/node/content/rules/registry';
import { LEVELS, PRESETS, type RuleInfo } from '../../../src/node/diagnostics/rule';
import { TARGET, type JsonSchema } from './jsonSchema';

const rules = [...ALL_RULES];

function ruleSchema({ description, level, isEssential, options }: RuleInfo): JsonSchema {
  if (isEssential === true) return { description, const: 'error' };
  const levels: JsonSchema = { type: 'string', enum: [...LEVELS] };
  if (options === undefined) return { description, default: level, ...levels };
  const group = z.toJSONSchema(options.strict(), { ...TARGET, io: 'input' });
  delete group.$schema;
  const pair: JsonSchema = { type: 'array', items: [levels, group], minItems: 1, maxItems: 2 };
  return { description, default: level, anyOf: [levels, pair] };
}

/** `checks` of `site.yaml`: a preset, and levels and options of rules. */
export const siteChecks = (): JsonSchema => ({
  type: 'object',
  properties: {
    preset: { type: 'string', enum: [...PRESETS], description: 'Levels of the rules that have no line of their own.' },
    ...Object.fromEntries(rules.map(([name, info]) => [name, ruleSchema(info)])),
  },
  additionalProperties: false,
});

/** `checks` of the front matter: rules that are off for the page, each with the reason. */
export const pageChecks = (): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    rules
      .filter(([, { isEssential }]) => isEssential !== true)
      .map(([name, { description }]) => [name, { type: 'string', minLength: 1, description }]),
  ),
  additionalProperties: false,
});
