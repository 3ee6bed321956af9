/** The brand page's texts besides colors, type and logo. Facts come from shared/company.ts. */
import { company } from '#shared/company'
import { about } from '#shared/content/about'
import { dollars, listed } from '#shared/content/written'

export interface InfoCard {
  title: string
  text: string
  /** Pairs of a name and its value. */
  facts: readonly (readonly [string, string])[]
}

export const mission = {
  statement: about.lead,
  text: 'A visitor scans a sign or dials the number on it. The owner’s phone rings, the owner knows who is there, and opens. Nothing to install for the visitor, no handset on the owner’s wall.',
}

export const vision = {
  statement: 'Every gate and every door, answered from the phone in your pocket.',
  text: `From the ${company.region}, where we serve today, to nationwide, announced for ${company.expansionYear}. As easy to put up as a sign, and as private as a call.`,
}

const areas = Object.values(company.areas)

/** The four cards of Company Overview. */
export const overview: readonly InfoCard[] = [
  {
    title: 'What we do',
    text: 'Visitor access for gates and doors by QR code and phone call, instead of an intercom.',
    facts: [
      ['Needs', 'power at the gate and a cellular signal'],
      ['Installed in', `about ${company.installationHours} hours`],
      ['Encryption', listed(company.encryption)],
    ],
  },
  {
    title: 'Who we serve',
    text: 'Property owners, small businesses and residents, and the visitors at their gates.',
    facts: [
      ['For visitors', 'any phone, no app'],
      ['For owners', 'any phone, and the Control Center on the web'],
      ['Assistant', `${company.assistant}, ${company.availability}`],
    ],
  },
  {
    title: 'Where',
    text: `The ${company.region}. Nationwide expansion is announced for ${company.expansionYear}.`,
    facts: areas.map(
      ({ name, neighborhoods }) => [name, `${neighborhoods.length} neighborhoods`] as const,
    ),
  },
  {
    title: 'Terms and contact',
    text: `From ${dollars(company.professionalInstallationFrom)} installed and ${dollars(company.monthlyFrom)} a month. ${company.warrantyYears}-year warranty, with optional lifetime coverage.`,
    facts: [
      ['Quotes', company.quotePhone],
      ['Support', company.supportEmail],
      ['Hours', company.availability],
    ],
  },
]
