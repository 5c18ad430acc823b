import { z } from 'zod';
import { strict } from '../../../node/schema/strict';
import { slug } from '../../../node/schema/texts';

const text = z.string().trim().min(1);
const texts = z.array(text);

/** A thing of the product, such as an order or an invoice. */
const thingSchema = strict({
  name: text.describe('Its name, in the basic form.'),
  called: texts.default([]).describe('Forms in which texts name it before a cue: `laskun`.'),
  fields: texts.default([]).describe('Names of its fields.'),
  states: z.record(text, text).default({}).describe('Its states in their order, each with its meaning.'),
  actions: z
    .array(
      strict({
        button: text.describe('Its button.'),
        in: texts.default([]).describe('States in which the button is there; none where the state does not matter.'),
        who: texts.min(1).describe('Keys of `rights`.'),
        at: texts.min(1).describe('Places, or parts of them: `Laskut > Laskutusajot`.'),
      }),
    )
    .default([])
    .describe('What can be done with it.'),
  changes: z
    .array(
      strict({
        event: text.describe('What happens.'),
        from: texts.describe('States before; none where it comes into being.'),
        to: text.describe('State after.'),
      }),
    )
    .default([])
    .describe('What changes its state.'),
});

/** `content/model.yaml`: the product that the pages describe. */
export const productModelSchema = strict({
  rights: z
    .record(
      slug,
      strict({
        name: text.describe('Name of the group.'),
        all: z.boolean().default(false).describe('May do everything.'),
      }),
    )
    .default({})
    .describe('Groups of rights; one with `all` may do everything.'),
  places: z.record(text, texts).default({}).describe('Views and cards, each with its tabs, sections and lists.'),
  buttons: texts.default([]).describe('Buttons that do the same everywhere.'),
  cues: texts.default([]).describe('Words after which a text names a state: `tila on`.'),
  stateColumns: texts.default([]).describe('Headings of table columns that hold states.'),
  messageColumns: texts.default([]).describe('Headings of table columns that hold error messages, or what is seen.'),
  things: z.record(slug, thingSchema).default({}).describe('What the product handles, by key.'),
});

export type ProductModel = z.output<typeof productModelSchema>;
export type ModelThing = ProductModel['things'][string];

/** The model of a site without `model.yaml`. */
export const NO_MODEL: ProductModel = productModelSchema.parse({});
