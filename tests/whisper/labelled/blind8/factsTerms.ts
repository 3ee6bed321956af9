/** Money, terms, people and privacy, as people who run something with a gate ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h8-install-start': [
    'Starting price of a professional installation for a factory yard?',
    says(told.install799),
  ],
  'h8-service-month': ['Per month, the service begins at how many dollars?', says(told.monthly47)],
  'h8-basic-one': ['Just a basic installation for one farm door, dollars?', says(told.basic340)],
  'h8-compare-box': [
    'Our treasurer wants the usual price range of a traditional call box for comparison.',
    says(told.callBox),
  ],
  'h8-rental-contract': [
    'We let a lake house by the week and sell it soon. Do you insist on long-term contracts?',
    says(told.noContract),
  ],
  'h8-pricing-model': ['Is your pricing a flat rate or pay as you use?', says(told.payAsYouUse)],
  'h8-warranty-plant': [
    'How many years of warranty are on the equipment when I buy?',
    says(told.warranty),
  ],
  'h8-lifetime-choice': [
    'I heard there was optional lifetime coverage. True?',
    says(told.lifetime),
  ],
  'h8-quote-price': [
    'Retired, on a budget: would I be billed for the consultation and quote?',
    says(told.free),
  ],
  'h8-quote-valid': ['how many days does a quote remain valid after its date', says(told.days30)],
  'h8-quote-dial': ['I manage four units in Shaw. Phone number for quotes?', says(told.quotePhone)],
  'h8-support-sms': ['Can I reach support by SMS, and under which number?', says(told.supportText)],
  'h8-support-write': [
    'Where do I e-mail support? Typing long texts on my cell hurts my thumbs.',
    says(told.email),
  ],
  'h8-five-am': ['You folks reachable at 5 in the morning?', says(told.always)],
  'h8-help-word': [
    'Which word do I reply with to one of your texts if I need assistance?',
    says(told.help),
  ],
  'h8-founder-is': [
    'The PTA would like to thank your founder by name. Who is that?',
    says(told.founder),
  ],
  'h8-developer-is': [
    'Our robotics club would like to invite your lead developer for a talk. Whom do we ask for?',
    says(told.developer),
  ],
  'h8-conversation-days': [
    'After the last message, how many days until a conversation gets deleted?',
    says(told.days365),
  ],
  'h8-admins': ['Can your admins read my messages to Whisper?', says(told.read)],
  'h8-erase-approval': [
    'When I request to erase a conversation, whose approval does that take?',
    says(told.approved),
  ],
  'h8-form-holds': [
    'What exactly gets stored when I send the quote form?',
    says(/name/i, /phone number|e-mail|type of property|doors or gates/i),
  ],
  'h8-cookie-lasts': [
    'Safari shows a cookie called visitor from your site. How many days until it expires?',
    says(told.days365),
  ],
  'h8-video-cookies': [
    'Does your demonstration video load from another site before I press play?',
    says(/press play|not before|cookies of its own/i),
  ],
  'h8-shares-with': [
    'With whom is data from the visitor access service shared?',
    says(told.dealer, told.vendors, told.authorities),
  ],
  'h8-dealer-marketing': [
    'Gate dealer from Fairfax here, looking for brochures and other marketing materials of yours.',
    says(told.dealerPortal),
  ],
  'h8-enclosure-list': [
    'Vinyl enclosure at list price, how much apiece?',
    { says: [dollarsOf(500)], priced: { set: { 'vinyl-enclosure': 1 }, once: 500 } },
  ],
})
