import { company } from '../../company'
import { section } from '../page'
import { dollars } from '../written'

export const pricing = section({
  id: 'pricing',
  heading: 'Pricing & Plans',
  lead: 'Pay as you use it. Your quote has the figures for your entry.',
  /** Section 9 gives two prices for the installation; both are kept. */
  prices: [
    {
      title: 'Professional installation',
      before: 'Starting at',
      amount: dollars(company.professionalInstallationFrom),
      after: 'once',
    },
    {
      title: 'Basic installation',
      before: '',
      amount: dollars(company.basicInstallation),
      after: 'once',
    },
    {
      title: 'Service',
      before: 'From',
      amount: dollars(company.monthlyFrom),
      after: 'a month',
    },
  ],
  items: [
    {
      title: 'No long-term contracts',
      description: 'You’re not tied to a term of years. Pricing is pay-as-you-use.',
    },
    {
      title: 'Installation included',
      description: `Installation is part of your quote and takes ${company.installationHoursFrom}-${company.installationHoursTo} hours.`,
    },
    {
      title: `${company.warrantyYears}-year warranty`,
      description: `It comes with a ${company.warrantyYears}-year warranty. Lifetime coverage is optional.`,
    },
    {
      title: 'A quote that holds',
      description: `The figures in a quote are valid for ${company.quoteValidDays} days from its date.`,
    },
  ],
  extras: {
    heading: 'Optional extras',
    items: [
      { title: 'Camera integration', description: 'Adds a camera at the entry.' },
      { title: 'Battery backup', description: 'It keeps running through a power outage.' },
      { title: 'Scheduled gate holds', description: 'The gate stays open during set hours.' },
      {
        title: 'Trusted-visitor access',
        description: 'Unique codes or caller-ID recognition, for people you choose.',
      },
    ],
  },
  /** Opens the contact dialog. */
  button: 'Get a quote',
  source: [1, 2, 9],
})
