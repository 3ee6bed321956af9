/** What the service is, for whom, where, and which features are announced: specification, section 1. */
import { company } from '#shared/company'
import { listed, sentence } from '#shared/content/written'
import { sections } from './sections'
import type { Seed } from './seed'

const groups = Object.entries(company.areas)
const areaNames = groups.map(([, { name }]) => name)
const areas = groups.map(([key, { name, neighborhoods }]) => ({
  id: `area-${key}`,
  heading: `Neighborhoods in ${name}`,
  text: `In ${name} we serve ${listed(neighborhoods)}.`,
}))

const id = 'basic-info'

export const basicInfo: Seed = {
  id,
  category: 'features',
  title: `About ${company.name}`,
  tags: ['features', 'service', 'areas', 'contact', 'coming soon'],
  ...sections(id, [
    {
      id: 'what-it-is',
      heading: `What ${company.name} is`,
      text: `${company.name} is a cellular visitor access service for gates and doors. It replaces the intercom: a visitor is connected to you by phone, and you open the gate or door remotely.`,
    },
    {
      id: 'audience',
      heading: "Who it's for",
      text: 'It is made for property owners, small businesses and residents.',
    },
    {
      id: 'how-it-works',
      heading: 'How it works for a visitor',
      text: 'A visitor scans the QR code at the entry, or dials the number displayed, and is connected by phone to the property owner or manager. The owner verifies the visitor and opens the gate or door remotely.',
    },
    {
      id: 'letting-in',
      heading: 'Letting a visitor in',
      text: 'The visitor is connected to your phone, at home or away. You verify who it is and open the gate or door remotely.',
    },
    {
      id: 'gates-and-doors',
      heading: 'Gates and doors',
      text: 'It works for gates and for doors.',
    },
    {
      id: 'app',
      heading: 'Whether an app is needed',
      text: 'No app is needed, neither for the visitor nor for the owner. A native app is announced.',
    },
    {
      id: 'phones',
      heading: 'Which phones work',
      text: 'It works with any phone. A visitor without a smartphone, or whose phone cannot scan the code, can dial the number displayed.',
    },
    {
      id: 'power-and-network',
      heading: 'Power and cellular service',
      text: `It runs on power and cellular service (${company.cellularGeneration}).`,
    },
    {
      id: 'control-center',
      heading: 'The Control Center',
      text: 'You manage it and its settings online, through a web portal called the Control Center.',
    },
    {
      id: 'extras',
      heading: 'Optional extras',
      text: 'Optional extras are camera integration, battery backup, scheduled gate holds and trusted-visitor access. Your free quote says what they cost.',
    },
    { id: 'camera', heading: 'Adding a camera', text: 'Camera integration is optional.' },
    {
      id: 'power-outage',
      heading: 'If the power goes out',
      text: 'A battery backup for when the power goes out is optional.',
    },
    {
      id: 'gate-holds',
      heading: 'Keeping the gate open on a schedule',
      text: 'Scheduled gate holds keep the gate open at the times you set. They are optional.',
    },
    {
      id: 'trusted-visitors',
      heading: 'Trusted visitors',
      text: 'Trusted visitors can enter without a call each time, by a unique code or by caller-ID recognition. This is optional.',
    },
    {
      id: 'verification',
      heading: 'Who decides to open',
      text: 'Scanning the code or dialing the number does not open anything: the owner verifies each visitor first, and then opens.',
    },
    {
      id: 'security',
      heading: 'Security and encryption',
      text: `It is secured with ${listed(company.encryption)} encryption, and the owner verifies each visitor before anything opens.`,
    },
    { id: 'patent', heading: 'Patent', text: 'A patent covers the technology.' },
    {
      id: 'areas',
      heading: 'Areas we serve',
      text: `We serve the ${company.region}: ${listed(areaNames)}. Nationwide expansion is announced for ${company.expansionYear}. Ask us about any other area.`,
    },
    ...areas,
    {
      id: 'coming-soon',
      heading: "What's coming",
      text: `Announced and not part of the service yet: Invisible Keys, smart notifications, multi-user and multi-property management, advanced controls, a native app, smart-home and property-management software integrations, and advanced analytics. The AI assistant for ${company.availability} support, announced with them, is here.`,
    },
    {
      id: 'invisible-keys',
      heading: 'Invisible Keys',
      text: 'Invisible Keys are temporary access codes for scheduled visitors. They are announced and not part of the service yet.',
    },
    {
      id: 'notifications',
      heading: 'Smart notifications',
      text: 'Smart notifications are announced and not part of the service yet.',
    },
    {
      id: 'several-users',
      heading: 'Several users or properties',
      text: 'Multi-user and multi-property management, for several people or for one owner with several properties, is announced and not part of the service yet.',
    },
    {
      id: 'advanced-controls',
      heading: 'Advanced controls',
      text: 'Advanced controls are announced and not part of the service yet.',
    },
    {
      id: 'native-app',
      heading: 'The native app',
      text: 'A native app is announced and not available yet. The service works without one.',
    },
    {
      id: 'integrations',
      heading: 'Smart-home and property-management integrations',
      text: 'Integrations with smart-home and property-management software are announced and not part of the service yet.',
    },
    {
      id: 'analytics',
      heading: 'Advanced analytics',
      text: 'Advanced analytics of your gates and doors are announced and not part of the service yet.',
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      text: sentence(
        `To contact us, call ${company.quotePhone} for a quote, text ${company.supportText} for support, or e-mail ${company.supportEmail}. We are available ${company.availability}.`,
      ),
    },
    {
      id: 'hours',
      heading: "When we're available",
      text: `We are available ${company.availability}: call ${company.quotePhone} for a quote, text ${company.supportText} for support.`,
    },
    {
      id: 'texting',
      heading: 'Texting support',
      text: `Text ${company.supportText} for support. Rates may apply; reply ${company.smsStop} to opt out or ${company.smsHelp} for help.`,
    },
    {
      id: 'whisper',
      heading: `What ${company.assistant} is`,
      text: `${company.assistant} is the AI assistant of ${company.name}, available ${company.availability} by call, text or chat.`,
    },
    {
      id: 'chat-log',
      heading: 'Whether chats are saved',
      text: `Conversations with ${company.assistant} are logged.`,
    },
  ]),
}
