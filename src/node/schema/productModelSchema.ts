import { z } from 'zod';
import { strict } from './strict';
import { slug } from './texts';

const text = z.string().trim().min(1);
const texts = z.array(text);

const thing = strict({
  name: text,
  called: texts.default([]),
  fields: texts.default([]),
  states: z.record(text, text).default({}),
  actions: z.array(strict({ button: text, in: texts.default([]), who: texts.min(1), at: texts.min(1) })).default([]),
  changes: z.array(strict({ event: text, from: texts, to: text })).default([]),
});

/** `content/model.yaml`: the product that the pages describe. */
export const productModelSchema = strict({
  rights: z.record(slug, strict({ name: text, all: z.boolean().default(false) })).default({}),
  places: z.record(text, texts).default({}),
  buttons: texts.default([]),
  cues: texts.default([]),
  stateColumns: texts.default([]),
  things: z.record(slug, thing).default({}),
});
