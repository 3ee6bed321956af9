/**
 * What it costs: specification, sections 1 and 9. Both readings of the price stand, so both are said.
 * List prices only: what a dealer pays is nowhere in what Whisper reads.
 */
import { company } from '#shared/company'
import type { Seed } from '../seeds'
import { dollars, paragraphs } from './sentences'

const professional = dollars(company.professionalInstallationFrom)
const monthly = dollars(company.monthlyFrom)

export const pricing: Seed = {
  id: 'pricing',
  category: 'pricing',
  title: 'Pricing',
  tags: ['pricing', 'warranty', 'quote'],
  content: paragraphs(
    `Professional installation starts at ${professional}, and the service costs from ${monthly} a month. A basic installation costs ${dollars(company.basicInstallation)}. Your free quote says which price applies to your gate or door.`,
    'Installation is included in the price.',
    'Pricing is pay-as-you-use, and there are no long-term contracts.',
    `A traditional call box costs ${dollars(company.callBoxFrom)} to ${dollars(company.callBoxTo)}. Compared with that, ${company.name} costs from ${professional} for professional installation and from ${monthly} a month.`,
    `You get a ${company.warrantyYears}-year warranty, with optional lifetime coverage.`,
    `The consultation and the quote are free. To get started, call ${company.quotePhone} and ask for your quote.`,
    `A quote is valid for ${company.quoteValidDays} days from the date shown. It lists each item with its price.`,
  ),
}
