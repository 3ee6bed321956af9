/** What the company prints on: quotes and the brand's guidelines are made for it. */
export const papers = [
  { id: 'a4', name: 'A4' },
  { id: 'letter', name: 'US Letter' },
] as const
export type Paper = (typeof papers)[number]['id']

/** Until an admin chooses. The specification gives positions on it (section 9, quote PDF). */
export const defaultPaper: Paper = 'a4'
