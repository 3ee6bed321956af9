/** The words of the home page (specification, section 2), its sections in order. */
import { company } from '../company'
import { comingSoon } from './home/comingSoon'
import { features } from './home/features'
import { hero } from './home/hero'
import { howItWorks } from './home/howItWorks'
import { serviceAreas } from './home/serviceAreas'
import { video } from './home/video'
import { page, section } from './page'

/** The target of the header's Contact link; its button opens the contact dialog. */
const ready = section({
  id: 'contact',
  heading: 'Ready to Get Started',
  lead: `A free consultation and quote for your gate or door. Available ${company.availability} in the ${company.region}.`,
  button: 'Contact Us',
  source: [2],
})

export const home = page(
  {
    path: '/',
    name: 'Home',
    title: 'Visitor Access Control: scan, connect, open',
    description: `Visitors scan a QR code at your gate or dial the number. Your phone rings, you verify them and open. No app. ${company.region}.`,
    heading: hero.heading,
  },
  { hero, features, howItWorks, serviceAreas, video, comingSoon, contact: ready },
)
