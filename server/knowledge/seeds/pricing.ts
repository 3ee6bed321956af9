/**
 * What it costs: specification, sections 1 and 9. Both readings of the price stand, so both are said.
 * List prices only: what a dealer pays is nowhere in what Whisper reads.
 */
import { company } from '#shared/company'
import { dollars } from '#shared/content/written'
import { sections } from './sections'
import type { Seed } from './seed'

const professional = dollars(company.professionalInstallationFrom)
const monthly = dollars(company.monthlyFrom)

export const pricing: Seed = {
  id: 'pricing',
  category: 'pricing',
  title: 'Pricing',
  tags: ['pricing', 'warranty', 'quote'],
  ...sections({
    'What does it cost, once and each month?': `Professional installation starts at ${professional}, and the service costs from ${monthly} a month. A basic installation costs ${dollars(company.basicInstallation)}. Your free quote says which price applies to your gate or door.`,
    'Is installation included?': 'Installation is included in the price.',
    'Is there a long-term contract? Can I cancel at any time?':
      'Pricing is pay-as-you-use, and there are no long-term contracts.',
    'How does it compare with a traditional call box?': `A traditional call box costs ${dollars(company.callBoxFrom)} to ${dollars(company.callBoxTo)}. ${company.name} costs from ${professional} for professional installation and from ${monthly} a month.`,
    'What warranty do I get, and can it be extended?': `You get a ${company.warrantyYears}-year warranty, with optional lifetime coverage.`,
    'How do I get a quote or get started? Is the consultation free?': `The consultation and the quote are free. To get started, call ${company.quotePhone} and ask for your quote.`,
    'How long is a quote valid, and what does it list?': `A quote is valid for ${company.quoteValidDays} days from the date shown. It lists each item with its price.`,
  }),
}
