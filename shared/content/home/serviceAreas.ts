import { company } from '../../company'
import { section } from '../page'

const { virginia, dc, maryland } = company.areas

export const serviceAreas = section({
  id: 'service-areas',
  heading: 'Service Areas',
  lead: `The ${company.region} today. Nationwide in ${company.expansionYear}.`,
  /** Section 3: the groups virginia, dc, maryland, each a list of neighborhood names. */
  groups: [virginia, dc, maryland],
  note: 'Don’t see your area?',
  link: { text: 'Contact us', to: '/#contact' },
  mapNote: 'Not to scale',
  source: [1, 2, 3, 9],
})
