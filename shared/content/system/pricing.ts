import { company } from '../../company'
import { section } from '../page'
import { dollars } from '../written'

export const pricing = section({
  id: 'pricing',
  heading: 'Pricing & Plans',
  lead: 'You pay as you use it. Your quote has the figures for your own entry.',
  /** Section 9 gives two readings for the installation; both stand. */
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
      description: 'The service is not tied to a term of years, and pricing is pay-as-you-use.',
    },
    {
      title: 'Installation included',
      description: `Putting it in is part of what you are quoted, and takes ${company.installationHoursFrom}-${company.installationHoursTo} hours.`,
    },
    {
      title: `${company.warrantyYears}-year warranty`,
      description: `A warranty of ${company.warrantyYears} year comes with it. Lifetime coverage can be chosen in addition.`,
    },
    {
      title: 'A quote that holds',
      description: `The figures in a quote are valid for ${company.quoteValidDays} days from its date.`,
    },
  ],
  extras: {
    heading: 'Optional extras',
    items: [
      { title: 'Camera integration', description: 'A camera at the entry becomes part of it.' },
      { title: 'Battery backup', description: 'It runs on through a power cut.' },
      { title: 'Scheduled gate holds', description: 'The gate stays open during set hours.' },
      {
        title: 'Trusted-visitor access',
        description: 'Unique codes or caller-ID recognition, for those you name.',
      },
    ],
  },
  /** Opens the contact dialog. */
  button: 'Ask for a quote',
  source: [1, 2, 9],
})
