/** The manual's chapters in the specification's order, each with its introduction. */
export const parts = [
  {
    id: 'logo',
    title: 'Logo Files',
    about:
      'The finder pattern of a QR code, and the name beside it. Don’t add to, rotate or recolor it.',
  },
  {
    id: 'colors',
    title: 'Color Palette',
    about:
      'Black, white and two grays. Signal colors (red, green, amber) aren’t part of the brand.',
  },
  {
    id: 'typography',
    title: 'Typography',
    about:
      'One typeface in four weights. Headlines are tight and black, introductions large and light.',
  },
  {
    id: 'taglines',
    title: 'Taglines & Slogans',
    about: 'The public site shows them exactly as written here.',
  },
  {
    id: 'mission',
    title: 'Mission & Vision',
    about: 'Why we’re here, and where we’re going.',
  },
  {
    id: 'overview',
    title: 'Company Overview',
    about: 'The facts that any text about the company can use.',
  },
  {
    id: 'tokens',
    title: 'Tokens',
    about: 'Colors, type, space and radii as the site itself is drawn with, for other tools.',
  },
] as const

type PartId = (typeof parts)[number]['id']

/** The chapter with its number. */
export function part(id: PartId) {
  const index = parts.findIndex((one) => one.id === id)
  return { number: index + 1, ...(parts[index] as (typeof parts)[number]) }
}
