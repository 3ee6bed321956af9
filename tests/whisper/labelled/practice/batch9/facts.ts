/** Plain questions about the service, the money, the people and the privacy page. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const facts = labelled('fact', {
  'p9-runs-on': ['What does the equipment run on?', says(told.power, told.cellular)],
  'p9-dc-list': [
    'Which parts of Washington DC do you serve?',
    says(/Dupont Circle/, /Capitol Hill/),
  ],
  'p9-silver-spring': ['Silver Spring, do you serve it?', says(/Silver Spring/)],
  'p9-tysons': ['Is Tysons inside your service area', says(/Tysons/)],
  'p9-out-of-town': ['Can I open the gate when I am out of town?', says(worded.away)],
  'p9-steps': [
    'List the steps of the installation for me please.',
    says(told.photos, told.professional),
  ],
  'p9-pay-model': ['How is pricing structured? Flat or by use?', says(told.payAsYouUse)],
  'p9-consultation': ['Is the first consultation free of charge?', says(told.free)],
  'p9-quote-lists': ['what is listed in a quote', says(/each item|every item/i)],
  'p9-quote-phone': ['phone number to call for a quote', says(told.quotePhone)],
  'p9-help-reply': ['What do I reply to a text of yours if I need help?', says(told.help)],
  'p9-rates': ['do message rates apply when I text you', says(told.rates)],
  'p9-robin': ['Who is Robin Latch?', says(/developer|builds what answers/i)],
  'p9-avery': [
    'What does Avery Hinge do there?',
    says(/founder|started the company|speaks with the owners/i),
  ],
  'p9-upcoming': [
    'Name the features that are announced but not out yet.',
    says(/invisible keys/i, /native app/i),
  ],
  'p9-battery-does': [
    'What does the battery backup do?',
    says(/power cut|power goes out|mains alone/i),
  ],
  'p9-gate-holds': [
    'What are scheduled gate holds?',
    says(/(keep|keeps|stays?|held) (it |the gate )?open/i),
  ],
  'p9-trusted': ['How does trusted-visitor access work?', says(told.trusted)],
  'p9-dealer-cookie': [
    'We are a dealer. How long does the sign-in cookie of the portal last?',
    says(told.hours12),
  ],
  'p9-video-cookies': [
    'Does the video site set cookies before I press play?',
    says(/when you press play|until you press play|not before/i),
  ],
  'p9-erase-how': [
    'How can I get my conversation with Whisper erased?',
    says(/Whisper.s panel|ask to erase|approv/i),
  ],
  'p9-what-stays': [
    'What stays behind after a conversation has been erased?',
    says(/empty mark|the note that you asked/i),
  ],
  'p9-data-use': [
    'What is my personal data used for?',
    says(/connect a visitor/i, /answer your questions|the quote you asked for/i),
  ],
  'p9-do-not-write': [
    'Is there anything I should not write into this chat?',
    says(told.doNotWrite),
  ],
  'p9-account-kept': [
    'When is an account of the visitor access service deleted?',
    says(/property manager deletes/i),
  ],
  'p9-language-model': [
    'If a language model words the answers, what does it get to see?',
    says(/your question/i, /passages|turns before/i),
  ],
  'p9-form-kept': ['How long do you keep the quote form that I sent?', says(told.days365)],
  'p9-what-stands': ['What stands at the entry with your system?', says(/\bsign\b/i)],
  'p9-camera-unread': [
    'If the camera does not read the code, what should the visitor do?',
    says(told.dial),
  ],
  'p9-wait-who': [
    'As a visitor, do I open the gate myself or is it opened for me?',
    says(/owner|manager|other end of the call/i),
  ],
})
