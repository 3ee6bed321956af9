/** Plain questions, asked by people who know more or less what they want to know. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const facts = labelled('fact', {
  'p8-from-arrival': [
    'I manage a 40-unit building. What happens from the moment a guest pulls up until the gate moves?',
    says(worded.scanOrDial, worded.verified),
  ],
  'p8-monthly-fee': ['is there a monthly fee', says(told.monthly47)],
  'p8-internet-at-gate': [
    'Do you require an internet connection at the gate itself?',
    says(worded.noWire),
  ],
  'p8-warranty': ['warranty length?', says(told.warranty)],
  'p8-founder': ['Who founded Visitor Access?', says(told.founder)],
  'p8-encryption': [
    'For our vendor questionnaire: which encryption standards are used?',
    says(told.aes, told.rsa),
  ],
  'p8-two-ciphers': [
    'What is the difference between the AES-256 and the RSA-4096 part?',
    says(/one secret key|both ends share/i, /pair of keys|one public|public and (one )?private/i),
  ],
  'p8-quote-valid': ['For how many days is a quote of yours valid?', says(told.days30)],
  'p8-desk-phone': [
    'Can our receptionist take the calls on her desk phone?',
    says(worded.anyPhone),
  ],
  'p8-maryland-towns': ['Which towns in Maryland are covered?', says(/Bethesda/, /Rockville/)],
  'p8-georgetown': ['Is Georgetown in your area?', says(/Georgetown/)],
  'p8-ashburn': ['Do you cover Ashburn VA', says(/Ashburn/)],
  'p8-text-number': ['What number do I text for support?', says(told.supportText)],
  'p8-email': ['support email address pls', says(told.email)],
  'p8-call-box-range': [
    'What is the price range of a traditional call box, according to you?',
    says(told.callBox),
  ],
  'p8-chat-kept': ['How long do you store this chat?', says(told.days365)],
  'p8-ads': ['Are there ads on this website?', says(told.noAds)],
  'p8-cookies': ['What cookies does the site set?', says(told.cookies)],
  'p8-unsubscribe': ['How do I unsubscribe from your text messages?', says(told.stop)],
  'p8-ip': ['is my ip address saved with the chat', says(told.ipNotStored)],
  'p8-three-places': [
    'What are the three places where you say it will not work?',
    says(/power/i, /coverage/i, told.underwater),
  ],
  'p8-video-where': ['Where is the demonstration video?', says(/home page/i)],
  'p8-installer-login': [
    'I am a technician with a dealer. Where do I find the technical documents?',
    says(told.dealerPortal),
  ],
  'p8-control-center': ["what's the Control Center", says(told.portal)],
  'p8-quote-form': [
    'What do I have to fill in on the quote form?',
    says(/name/i, /phone/i, /type of property|property type/i),
  ],
  'p8-basic-340': ['How much is the basic installation?', says(told.basic340)],
  'p8-nationwide': ['When do you go nationwide?', says(told.year2026)],
  'p8-photo-of-code': [
    'Could someone get in with nothing but a photo of the QR code?',
    { says: [told.harmlessPhoto], never: [/^yes\b/i] },
  ],
  'p8-shared-with': [
    'Who do you share my personal data with?',
    says(told.dealer, /property manager|manager of the property/i),
  ],
  'p8-voice-only': [
    'Can I send a text to your support phone ending in 0144?',
    says(told.voiceOnly),
  ],
})
