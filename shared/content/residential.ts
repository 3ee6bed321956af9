/** The words of /residential (specification, section 2), for visitors who tried a demo; in order. */
import { company } from '../company'
import { page } from './page'
import { compare } from './residential/compare'
import { install } from './residential/install'
import { offer } from './residential/offer'
import { problems } from './residential/problems'
import { quote } from './residential/quote'
import { dollars } from './written'

export const residential = page(
  {
    path: '/residential',
    name: 'Residential',
    title: `For your own gate | ${company.name}`,
    description: `Professional installation starting at ${dollars(company.professionalInstallationFrom)}, service from ${dollars(company.monthlyFrom)} a month. Compare it with a call box and ask for a free quote.`,
    heading: offer.heading,
  },
  { offer, compare, problems, install, quote },
)
