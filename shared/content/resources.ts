/**
 * The words of /resources (specification, section 2), its sections in order: three guides (section 3:
 * id, title, description, icon, content bullets) and the entry to the dealer portal.
 */
import { company } from '../company'
import { page, section } from './page'

const qrCodeAccess = section({
  id: 'qr-code-access',
  icon: 'qr',
  heading: 'QR Code Access',
  lead: 'For visitors with a camera phone.',
  bullets: [
    'Open your phone’s camera and point it at the QR code on the sign.',
    'Follow the prompt on your phone. It connects you by phone, without an app.',
    'Say who you are. The owner or manager hears you on the phone.',
    'Wait for the gate or door. The person on the call opens it.',
    'If the camera can’t read the code, dial the number on the sign.',
  ],
  source: [1, 2],
})

const phoneSystem = section({
  id: 'phone-system-overview',
  icon: 'keypad',
  heading: 'Phone System Overview',
  lead: 'For the owner or manager who takes the calls.',
  bullets: [
    'Whether visitors scan or dial, you get a phone call.',
    'You can answer on any phone: landline or mobile, old or new.',
    'The call travels over cellular service, so the entry needs power and coverage.',
    'You verify the visitor first and open remotely when you’re sure.',
    'You change settings in the Control Center, a web portal.',
  ],
  source: [1, 2],
})

const securityFeatures = section({
  id: 'security-features',
  icon: 'key',
  heading: 'Security Features',
  lead: 'For anyone wondering what keeps the gate shut.',
  bullets: [
    `We use ${company.encryption.join(' and ')} encryption.`,
    'The sign holds no key. A photo of the code can only call you.',
    'The person who has spoken with the visitor decides whether to open.',
    'With an optional extra, trusted visitors use unique codes or are recognized by caller ID.',
    'A camera can be added as an extra.',
  ],
  source: [1, 2, 9],
})

/** Its button depends on whether a dealer is signed in. */
const dealerCard = section({
  id: 'dealer-resources',
  heading: 'Dealer Resources',
  asked: 'Where are the resources for installers?',
  paragraphs: [
    'Dealers and installers have their own portal with technical resources and marketing materials.',
  ],
  signedIn: { text: 'Access Dealer Resources', to: '/dealer/resources' },
  signedOut: { text: 'Login to Access', to: '/dealer/login' },
  source: [1, 2, 3],
})

export const resources = page(
  {
    path: '/resources',
    name: 'Resources',
    title: `Resources: three short guides | ${company.name}`,
    description:
      'Short guides to QR code access, the phone system and the security features of visitor access.',
    heading: 'Resources',
    lead: 'Three guides, a minute each.',
  },
  { qrCodeAccess, phoneSystem, securityFeatures, dealerCard },
)
