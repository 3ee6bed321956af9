import { company } from '../../company'
import { section } from '../page'

const { virginia, dc, maryland } = company.areas

export const serviceAreas = section({
  id: 'service-areas',
  heading: 'Service Areas',
  lead: `The ${company.region} today. For ${company.expansionYear} the whole country is announced.`,
  /** Section 3: the groups virginia, dc, maryland, each a list of neighbourhood names. */
  groups: [virginia, dc, maryland],
  note: 'Your area is not listed?',
  link: { text: 'Contact us and ask', to: '/#contact' },
  mapNote: 'Not to scale',
  source: [1, 2, 3, 9],
})
