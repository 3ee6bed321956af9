/** The three public guides (section 3: id, title, description, icon, content bullets). */
import { company } from '../../company'
import { section } from '../page'

export const qrCodeAccess = section({
  id: 'qr-code-access',
  icon: 'qr',
  heading: 'QR Code Access',
  lead: 'For the visitor who has a camera phone.',
  bullets: [
    'Open the camera of your phone and hold it at the QR code on the sign.',
    'Follow what your phone then offers: the code connects you by phone, without an app.',
    'Say who you are. The owner or manager hears you on the phone.',
    'Wait for the gate or door: it is opened from the other end of the call.',
    'If the camera does not read the code, dial the number on the same sign.',
  ],
  source: [1, 2],
})

export const phoneSystem = section({
  id: 'phone-system-overview',
  icon: 'keypad',
  heading: 'Phone System Overview',
  lead: 'For the owner or manager who takes the calls.',
  bullets: [
    'Every scan and every dialed number reaches you as a phone call.',
    'Landline or mobile, old or new: the phone you answer on can be any phone.',
    'The call travels over cellular service, so the entry needs power and coverage.',
    'You verify the visitor first and open remotely when you are sure.',
    'What can be set is set in the Control Center, a web portal.',
  ],
  source: [1, 2],
})

export const securityFeatures = section({
  id: 'security-features',
  icon: 'key',
  heading: 'Security Features',
  lead: 'For whoever asks what keeps the gate shut.',
  bullets: [
    `The encryption in use is ${company.encryption.join(' with ')}.`,
    'The sign holds no key: with a photo of the code, all one can do is call you.',
    'The decision to open is made by a person who has spoken with the visitor.',
    'Trusted visitors have unique codes or are known by caller ID, where that extra is chosen.',
    'A camera can be integrated as an extra.',
  ],
  source: [1, 2, 9],
})
