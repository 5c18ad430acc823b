import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineFeature } from '../../extend';
import { error, essential } from '../../node/diagnostics/rule';
import { identifyAnswerRows } from './node/answerRows';
import { MODEL_ELEMENTS } from './node/modelElements';
import { MODEL_FILE, namesIn, readProductModel } from './node/productModel';
import { productModelSchema, type ProductModel } from './node/productModelSchema';
import { unknownState } from './node/unknownState';

// prettier-ignore
const TEXTS = {
  productModel: [
    'modelAction', 'modelActions', 'modelChanges', 'modelEvent', 'modelFrom', 'modelMeaning', 'modelPlace',
    'modelRights', 'modelState', 'modelTo', 'modelWho',
  ],
} as const;

declare module '../../extend' {
  interface FeatureContent {
    'product-model': ProductModel;
  }
}

declare module '../../node/diagnostics/readingRules' {
  interface FeatureReadingRules {
    'model/unknown-name': true;
    'model/unknown-thing': true;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    productModel: (typeof TEXTS.productModel)[number];
  }
}

/** The model of the product: tables of its states and rights, and checks of what texts say of it. */
export const productModel = defineFeature({
  name: 'product-model',
  isOn: ({ folder }) => existsSync(path.join(folder, MODEL_FILE)),
  files: { [MODEL_FILE]: productModelSchema },
  read: readProductModel,
  readingRules: {
    'model/unknown-name': error('The model names only what it has.'),
    'model/unknown-thing': essential('Tables of the model name one of its things.'),
  },
  texts: TEXTS,
  elements: MODEL_ELEMENTS,
  changeContent: identifyAnswerRows,
  productNames: ({ featureFiles }) => namesIn(featureFiles['product-model'].data),
  checks: [unknownState],
});
