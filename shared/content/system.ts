/** The words of /system (specification, section 2), its sections in order. */
import { company } from '../company'
import { page } from './page'
import { comingSoon } from './system/comingSoon'
import { coreFeatures } from './system/coreFeatures'
import { pricing } from './system/pricing'
import { security } from './system/security'
import { technology } from './system/technology'

export const system = page(
  {
    path: '/system',
    name: 'System',
    title: `System Details | ${company.name}`,
    description:
      'What’s at the entry, what it runs on, how it’s secured, what it costs and what’s coming: the whole system on one page.',
    heading: 'System Details',
    lead: 'A sign, a call and a gate that opens. Here’s everything behind them.',
  },
  { coreFeatures, technology, security, pricing, comingSoon },
)
