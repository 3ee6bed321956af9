/** The words around every public page (specification, section 2, site frame), links in its order. */
import { company } from '../company'
import type { SiteLink } from './page'
import { siteFacts } from './siteFacts'

const anchors = [
  { text: 'Features', to: '/#features' },
  { text: 'How It Works', to: '/#how-it-works' },
  { text: 'Videos', to: '/#youtube' },
  { text: 'Coming Soon', to: '/#coming-soon' },
] as const satisfies readonly SiteLink[]

export const frame = {
  skip: 'Skip to content',
  /** The name of a page's list of sections. */
  contents: 'On this page',
  header: {
    name: 'Main',
    home: { text: company.name, to: '/' },
    links: [
      ...anchors,
      { text: 'About Us', to: '/about' },
      { text: 'System', to: '/system' },
      { text: 'For You?', to: '/for-you' },
      { text: 'Resources', to: '/resources' },
      { text: 'Contact', to: '/#contact' },
    ],
    menu: { name: 'Menu', open: 'Open menu', close: 'Close menu' },
  },
  /** Each opens in a new tab. */
  networks: {
    name: 'Social networks (open in a new tab)',
    links: company.networks.map(({ name, url }) => ({ text: name, to: url })),
  },
  footer: {
    name: 'Footer',
    links: anchors,
    /** Opens the contact dialog. */
    contactButton: 'Contact',
    area: `Serving the ${company.region}`,
    privacy: { text: 'Privacy', to: '/privacy' },
    admin: { text: 'Admin', to: '/admin/login' },
  },
  /** Section 2, generic modal. */
  closeModal: 'Close modal',
} as const

/** The cookie notice (specification, section 4). */
export const cookieNotice = {
  name: 'Cookie notice',
  text: `This site uses cookies. Accept hides this for ${siteFacts.consentDays} days; Close, until your next visit.`,
  link: { text: 'Privacy', to: '/privacy#cookies' },
  accept: 'Accept',
  close: 'Close',
} as const
