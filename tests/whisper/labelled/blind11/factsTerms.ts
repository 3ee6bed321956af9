/** Money, terms, people and privacy, as boards, bookkeepers, lawyers and hosts ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h11-driveway-start': [
    'What does professional installation start at for a driveway gate?',
    says(told.install799),
  ],
  'h11-service-from': [
    'Budget line for our association: the service costs from how much a month?',
    says(told.monthly47),
  ],
  'h11-basic-cost': ['cost of the basic installation pls', says(told.basic340)],
  'h11-call-box': [
    'What does a traditional call box cost? Another bidder wants to sell us one.',
    says(told.callBox),
  ],
  'h11-lawyer-contract': [
    'Reviewing this for the HOA. Would they be signing a long-term contract?',
    says(told.noContract),
  ],
  'h11-structure': [
    'Bookkeeper here, how is the pricing set up? Pay as you use, or a term of years?',
    says(/pay[- ]as[- ]you[- ]use|no long-term|not tied/i),
  ],
  'h11-warranty-length': ['Comparing vendors: warranty length at yours?', says(told.warranty)],
  'h11-lifetime-option': [
    'Past year one, can a school choose lifetime coverage?',
    says(told.lifetime),
  ],
  'h11-consult-free': [
    'We have zero left in this quarter. Is the first consultation with you free for an association?',
    says(told.free),
  ],
  'h11-board-votes': [
    'The board votes in three weeks. For how long are the figures in your quote valid?',
    says(told.days30),
  ],
  'h11-quote-number': [
    'On my way into a closing. What number do I call for a quote?',
    says(told.quotePhone),
  ],
  'h11-text-cell': ['Want to text support from my cell. Where to?', says(told.supportText)],
  'h11-mail-picture': [
    'I would like to send your support a picture of our broken hinge, which e-mail address?',
    says(told.email),
  ],
  'h11-sunday-night': ['Are you available on a Sunday night too?', says(told.always)],
  'h11-voice-only': [
    'Does 202-555-0144 accept text messages?',
    says(/voice only|no text|not (take|accept|receive) text/i),
  ],
  'h11-at-our-gate': [
    'Installers always run late. How many hours should I plan for the work at our gate?',
    says(told.hours),
  ],
  'h11-billed-apart': [
    'Is installation included in the price, or a separate line on the bill?',
    says(told.included),
  ],
  'h11-three-steps': ['what are the steps from order to working gate', says(told.photos)],
  'h11-dealer-resources': [
    'I install gates in Fairfax. Where do dealers and installers find your technical resources?',
    says(told.dealerPortal),
  ],
  'h11-founder-name': [
    'Our newsletter would like to credit the founder of Visitor Access. Name?',
    says(told.founder),
  ],
  'h11-ip-stored': [
    'Privacy nut here, sorry. My internet address, does that get stored with the chat?',
    says(told.ipNotStored),
  ],
  'h11-save-chat': [
    'How can I download the conversation for my client file?',
    says(/download|your data/i),
  ],
  'h11-form-365': [
    'A quote form I sent you: after how many days is it deleted by itself?',
    says(told.days365),
  ],
  'h11-stop-word': ['STOP or QUIT, what shuts off your text messages?', says(told.stop)],
  'h11-after-school': [
    'We run an after-school program. Is the service intended for children under 13?',
    says(told.under13),
  ],
  'h11-post-list': [
    'List price of one gooseneck please, need it for a bid',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
})
