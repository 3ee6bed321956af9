/** The manual's chapters, in the specification's order, and what each introduces itself with. */
export const parts = [
  {
    id: 'logo',
    title: 'Logo Files',
    about:
      'The finder pattern of a QR code, and the name beside it. Nothing is added, turned or recolored.',
  },
  {
    id: 'colors',
    title: 'Color Palette',
    about: 'Black, white and two grays. What signals (red, green, amber) is not brand.',
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
    about: 'The public site says them as they stand here.',
  },
  {
    id: 'mission',
    title: 'Mission & Vision',
    about: 'What we are here for, and where it leads.',
  },
  {
    id: 'overview',
    title: 'Company Overview',
    about: 'The facts that every text about the company may rely on.',
  },
  {
    id: 'tokens',
    title: 'Tokens',
    about: 'Colors, type, space and radii as the site itself is drawn with, for other tools.',
  },
] as const

type PartId = (typeof parts)[number]['id']

/** With its number. */
export function part(id: PartId) {
  const index = parts.findIndex((one) => one.id === id)
  return { number: index + 1, ...(parts[index] as (typeof parts)[number]) }
}
