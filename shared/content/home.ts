/** The words of the home page (specification, section 2, and the facts of section 1). */
import { company } from '../company'

export const home = {
  title: `${company.name} Control: scan, connect, open`,
  description:
    'Visitors scan a QR code at your gate or dial the number shown. Your phone rings, you verify them and open. No app. DC metro area.',
  word: 'Simple',
  heading: 'Visitor Access Control',
  lead: 'Visitors scan a QR code at your gate or door, or dial the number shown. Your phone rings. You check who it is and open, wherever you are.',
  features: {
    id: 'features',
    heading: 'Current Features',
    items: [
      {
        title: 'QR Code Access',
        description:
          'Visitors scan the code at the entry point and are connected by phone. No app.',
      },
      {
        title: 'Phone Call Option',
        description: 'Or they dial the number displayed. It works with any phone.',
      },
      {
        title: 'Secure Access',
        description: `You verify each visitor before you open. ${company.encryption.join(' and ')} encryption.`,
      },
      {
        title: 'Patented Technology',
        description:
          'A patent covers the technology. It needs power at the gate and cellular service.',
      },
    ],
  },
  howItWorks: {
    id: 'how-it-works',
    heading: 'How It Works',
    items: [
      {
        title: 'Scan QR Code',
        description: 'The visitor scans the code or dials the number shown.',
      },
      { title: 'Connect', description: 'Your phone rings. You talk and see who it is.' },
      { title: 'Gain Access', description: 'You open the gate or door remotely, from anywhere.' },
    ],
  },
  comingSoon: {
    id: 'coming-soon',
    heading: 'Coming Soon',
    items: [
      { title: 'Invisible Keys', description: 'Temporary access codes for scheduled visitors.' },
      { title: 'Smart notifications', description: 'Know at once who is at the gate.' },
      { title: 'More people, more places', description: 'Manage several users and properties.' },
      { title: 'Native app', description: 'The service as an app on your phone.' },
      { title: 'Nationwide', description: `Expansion is announced for ${company.expansionYear}.` },
    ],
  },
  contact: {
    id: 'contact',
    heading: 'Ready to Get Started',
    lead: `Free consultation and quote, ${company.availability}, in the ${company.region}.`,
  },
} as const
