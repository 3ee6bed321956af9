/** Of an embedding (sentenceModel.ts). By itself, because training needs no model. */
export const dimensions = 384
