/** What the service is, for whom, where, and what is announced: specification, section 1. */
import { company } from '#shared/company'
import type { Seed } from '../seeds'
import { listed, paragraphs } from './sentences'

const groups = Object.values(company.areas)

export const basicInfo: Seed = {
  id: 'basic-info',
  category: 'features',
  title: `About ${company.name}`,
  tags: ['features', 'service', 'areas', 'contact', 'coming soon'],
  content: paragraphs(
    `${company.name} is a cellular visitor access service for gates and doors. It replaces the intercom: a visitor is connected to you by phone, and you open the gate or door remotely. It is made for property owners, small businesses and residents.`,
    `How it works: a visitor scans the QR code at the entry, or dials the number displayed, and is connected by phone to the property owner or manager. The owner verifies the visitor and opens the gate or door remotely.`,
    'No app is needed, neither for the visitor nor for the owner. A native app is announced.',
    'It works with any phone.',
    `It runs on power and cellular service (${company.cellularGeneration}).`,
    'You manage it through a web portal called the Control Center.',
    'Optional extras are camera integration, battery backup, scheduled gate holds and trusted-visitor access. Your free quote says what they cost.',
    'Camera integration is optional.',
    'A battery backup for when the power goes out is optional.',
    'Scheduled gate holds keep the gate open at the times you set. They are optional.',
    'Trusted visitors can enter by a unique code or by caller-ID recognition. This is optional.',
    `It is secured with ${listed(company.encryption)} encryption, and the owner verifies each visitor before anything opens.`,
    'A patent covers the technology.',
    `We serve the ${company.region}: ${listed(groups.map((group) => group.name))}. Nationwide expansion is announced for ${company.expansionYear}. Ask us about any other area.`,
    ...groups.map((group) => `In ${group.name} we serve ${listed(group.neighbourhoods)}.`),
    'Coming features, announced and not part of the service yet: Invisible Keys, smart notifications, multi-user and multi-property management, advanced controls, a native app, an AI assistant for 24/7 support, smart-home and property-management software integrations, and advanced analytics.',
    'Invisible Keys are temporary access codes for scheduled visitors. They are announced and not part of the service yet.',
    'Multi-user and multi-property management, for several people or several properties, is announced and not part of the service yet.',
    'Integrations with smart-home and property-management software are announced and not part of the service yet.',
    `${company.assistant} is the AI assistant of ${company.name}, available ${company.availability} by call, text or chat.`,
    `Conversations with ${company.assistant} are logged.`,
    `To contact us, call ${company.quotePhone} for a quote, text ${company.supportText} for support, or e-mail ${company.supportEmail}. We are available ${company.availability}.`,
    `Text us at ${company.supportText} for support. Rates may apply; reply STOP to opt out or HELP for help.`,
  ),
}
