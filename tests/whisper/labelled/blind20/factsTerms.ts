/** Money, terms, people and privacy, as plain people ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h20-pro-price': [
    'At what amount do your professional installations start? Asking for the rowing club.',
    says(told.install799),
  ],
  'h20-monthly': [
    'Treasurer of forty rowers asking: per month, your service costs from what?',
    says(told.monthly47),
  ],
  'h20-basic': ['basic installation at the goat barn costs what', says(told.basic340)],
  'h20-callbox': [
    'The exterminator down the road bought a traditional call box. What do those normally cost?',
    says(told.callBox),
  ],
  'h20-contract': [
    'I only keep my storage unit till June or so. Do long-term contracts come with this?',
    says(told.noContract),
  ],
  'h20-pay-use': [
    'How does the pricing work, pay-as-you-use or some package?',
    says(told.payAsYouUse),
  ],
  'h20-included': [
    'Is installation included in the quoted price or billed apart?',
    says(told.included),
  ],
  'h20-warranty': ['Woodworking teacher here. The warranty lasts how long?', says(told.warranty)],
  'h20-lifetime': [
    'Besides the first year of warranty, may we choose lifetime coverage?',
    says(told.lifetime),
  ],
  'h20-free-consult': [
    'Will a consultation cost the lighthouse museum any money?',
    says(told.free),
  ],
  'h20-quote-holds': [
    'Our bridge club votes in three weeks. For how many days is your quote valid?',
    says(told.days30),
  ],
  'h20-quote-call': [
    'I drive a bus and can only call on my break. Which phone number gets me a quote?',
    says(told.quotePhone),
  ],
  'h20-text-number': [
    'My thumbs text faster than I talk. Under which number does support read SMS from a bus driver?',
    says(told.supportText),
  ],
  'h20-mail-picture': [
    'Which e-mail address do I write to with a picture for support?',
    says(told.email),
  ],
  'h20-night': ['Are you available on Sundays and at night as well?', says(told.always)],
  'h20-founder': ['Name of the founder of Visitor Access?', says(told.founder)],
  'h20-lead-dev': ['Who holds the post of lead developer with you?', says(told.developer)],
  'h20-video': [
    'Where on the website is your demonstration video? The church elders want to watch.',
    says(told.video),
  ],
  'h20-logged': [
    'Before I tell you about my foster kids, are conversations with Whisper logged anywhere?',
    says(told.logged),
  ],
  'h20-delete-days': [
    'How long is a quote form stored before it is deleted by itself?',
    says(told.days365),
  ],
  'h20-kids': [
    'We foster a girl of eleven. From what age is the service intended?',
    says(told.under13),
  ],
  'h20-stop': [
    'Passengers hear my phone chirp on the bus. Which reply opts me out of your SMS?',
    says(told.stop),
  ],
  'h20-ads': [
    'Does your site load advertising or outside analytics before I accept cookies?',
    says(told.noAds),
  ],
  'h20-ip': [
    'When I chat from the museum desk, does our internet address get stored with the conversation?',
    says(told.ipNotStored),
  ],
  'h20-dealer-stuff': [
    'I sell gates in Reston. Where do dealers get technical resources?',
    says(told.dealerPortal),
  ],
  'h20-booster': [
    'List price of one cell booster, please?',
    { says: [dollarsOf(480)], priced: { set: { 'cell-booster': 1 }, once: 480 } },
  ],
})
