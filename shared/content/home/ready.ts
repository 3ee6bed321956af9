import { company } from '../../company'
import { section } from '../page'

/** The target of the header's Contact link; its button opens the contact dialog. */
export const ready = section({
  id: 'contact',
  heading: 'Ready to Get Started',
  lead: `A free consultation and quote for your gate or door. Available ${company.availability} in the ${company.region}.`,
  button: 'Contact Us',
  source: [2],
})
