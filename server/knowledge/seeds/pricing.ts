/**
 * Prices: specification, sections 1 and 9. It gives two prices, so both are stated. List prices
 * only: Whisper reads no dealer costs.
 */
import { company } from '#shared/company'
import { dollars } from '#shared/content/written'
import { sections } from './sections'
import type { Seed } from './seed'

const professional = dollars(company.professionalInstallationFrom)
const monthly = dollars(company.monthlyFrom)

const id = 'pricing'

export const pricing: Seed = {
  id,
  category: 'pricing',
  title: 'Pricing',
  tags: ['pricing', 'warranty', 'quote'],
  ...sections(id, [
    {
      id: 'price',
      heading: 'What it costs once and each month',
      text: `Professional installation starts at ${professional}, and the service costs from ${monthly} a month. A basic installation costs ${dollars(company.basicInstallation)}. Your free quote says which price applies to your gate or door.`,
    },
    {
      id: 'installation-included',
      heading: 'Whether installation is included',
      text: 'Installation is included in the price.',
    },
    {
      id: 'contract',
      heading: 'Contract and canceling',
      text: 'Pricing is pay-as-you-use, and there are no long-term contracts.',
    },
    {
      id: 'call-box',
      heading: 'Compared with a call box',
      text: `A traditional call box costs ${dollars(company.callBoxFrom)} to ${dollars(company.callBoxTo)}. ${company.name} costs from ${professional} for professional installation and from ${monthly} a month.`,
    },
    {
      id: 'warranty',
      heading: 'Warranty and how to extend it',
      text: `You get a ${company.warrantyYears}-year warranty, with optional lifetime coverage.`,
    },
    {
      id: 'quote',
      heading: 'Getting a quote',
      text: `The consultation and the quote are free. To get started, call ${company.quotePhone} and ask for your quote.`,
    },
    {
      id: 'quote-validity',
      heading: 'How long a quote is valid, and what it lists',
      text: `A quote is valid for ${company.quoteValidDays} days from the date shown. It lists each item with its price.`,
    },
  ]),
}
