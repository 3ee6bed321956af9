/** The paper sizes for quotes and the brand's guidelines. */
export const papers = [
  { id: 'a4', name: 'A4' },
  { id: 'letter', name: 'US Letter' },
] as const
export type Paper = (typeof papers)[number]['id']

/** Until an admin chooses. The specification's positions are for this size (section 9, quote PDF). */
export const defaultPaper: Paper = 'a4'
