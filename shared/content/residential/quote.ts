import { company } from '../../company'
import { section } from '../page'

/** The closing section of the landing page; its button opens the contact dialog. */
export const quote = section({
  id: 'your-quote',
  heading: 'What would yours cost?',
  lead: `The consultation and the quote are free, ${company.availability}, in the ${company.region}.`,
  button: 'Get Your Quote',
  source: [2],
})
