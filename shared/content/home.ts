/** The words of the home page (specification, section 2), its sections in order. */
import { company } from '../company'
import { comingSoon } from './home/comingSoon'
import { features } from './home/features'
import { hero } from './home/hero'
import { howItWorks } from './home/howItWorks'
import { ready } from './home/ready'
import { serviceAreas } from './home/serviceAreas'
import { video } from './home/video'
import { page } from './page'

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
