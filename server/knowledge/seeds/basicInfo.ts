/** What the service is, for whom, where, and what is announced: specification, section 1. */
import { company } from '#shared/company'
import { listed } from '#shared/content/written'
import { sections } from './sections'
import type { Seed } from './seed'

const groups = Object.values(company.areas)
const areas = Object.fromEntries(
  groups.map(({ name, neighbourhoods }) => [
    `Do you serve my neighborhood in ${name}?`,
    `In ${name} we serve ${listed(neighbourhoods)}.`,
  ]),
)

export const basicInfo: Seed = {
  id: 'basic-info',
  category: 'features',
  title: `About ${company.name}`,
  tags: ['features', 'service', 'areas', 'contact', 'coming soon'],
  ...sections({
    'What is it, and how is it different from an intercom?': `${company.name} is a cellular visitor access service for gates and doors. It replaces the intercom: a visitor is connected to you by phone, and you open the gate or door remotely.`,
    'Who is it made for?': 'It is made for property owners, small businesses and residents.',
    'How does it work? What does a visitor do at the gate to get in?':
      'A visitor scans the QR code at the entry, or dials the number displayed, and is connected by phone to the property owner or manager. The owner verifies the visitor and opens the gate or door remotely.',
    'How do I answer and let a visitor in, at home or when I am not at home?':
      'The visitor is connected to your phone. You verify who it is and open the gate or door remotely.',
    'Does it work for gates and doors?': 'It works for gates and for doors.',
    'Do visitors need to install an app or download anything, and do I need an app to open the gate?':
      'No app is needed, neither for the visitor nor for the owner. A native app is announced.',
    'Which phones work, and what if a visitor has no smartphone or cannot scan the code?':
      'It works with any phone. A visitor can also dial the number displayed.',
    'What does it run on? Does it use electricity and a cellular network?': `It runs on power and cellular service (${company.cellularGeneration}).`,
    'How do I manage it and its settings online?':
      'You manage it through a web portal called the Control Center.',
    'What optional extras and upgrades can I add?':
      'Optional extras are camera integration, battery backup, scheduled gate holds and trusted-visitor access. Your free quote says what they cost.',
    'Can I add a camera?': 'Camera integration is optional.',
    'What happens when the power goes out? Is there a backup?':
      'A battery backup for when the power goes out is optional.',
    'Can the gate stay open on a schedule?':
      'Scheduled gate holds keep the gate open at the times you set. They are optional.',
    'Can trusted people enter without calling me each time, with a code of their own?':
      'Trusted visitors can enter by a unique code or by caller-ID recognition. This is optional.',
    'Is it secure, and how is it protected from hackers?': `It is secured with ${listed(company.encryption)} encryption, and the owner verifies each visitor before anything opens.`,
    'Is the technology patented?': 'A patent covers the technology.',
    'Which areas do you serve, and when do you expand?': `We serve the ${company.region}: ${listed(groups.map((group) => group.name))}. Nationwide expansion is announced for ${company.expansionYear}. Ask us about any other area.`,
    ...areas,
    'What new features are coming?':
      'Announced and not part of the service yet: Invisible Keys, smart notifications, multi-user and multi-property management, advanced controls, a native app, smart-home and property-management software integrations, and advanced analytics. The AI assistant for 24/7 support, announced with them, is here.',
    'What are Invisible Keys?':
      'Invisible Keys are temporary access codes for scheduled visitors. They are announced and not part of the service yet.',
    'Can several people use it, or one owner with several properties?':
      'Multi-user and multi-property management is announced and not part of the service yet.',
    'Does it connect to smart-home systems or property-management software?':
      'Integrations with smart-home and property-management software are announced and not part of the service yet.',
    'How do I contact you? What is your phone number and e-mail address?': `To contact us, call ${company.quotePhone} for a quote, text ${company.supportText} for support, or e-mail ${company.supportEmail}. We are available ${company.availability}.`,
    'Can I text you?': `Text ${company.supportText} for support. Rates may apply; reply ${company.smsStop} to opt out or ${company.smsHelp} for help.`,
    'What is Whisper?': `${company.assistant} is the AI assistant of ${company.name}, available ${company.availability} by call, text or chat.`,
    'Is this chat recorded or saved?': `Conversations with ${company.assistant} are logged.`,
  }),
}
