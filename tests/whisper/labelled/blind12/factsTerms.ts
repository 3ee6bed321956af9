/** Money, terms, people and privacy, as people of a shop, a clinic, a parish or a rented house ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h12-print-shop': [
    'Professional installation at my print shop is from how much?',
    says(told.install799),
  ],
  'h12-fee-month': ['Your monthly service fee starts from what?', says(told.monthly47)],
  'h12-which-340': [
    'There is a $340 on your pricing page. For which kind of installation?',
    says(/basic/i),
  ],
  'h12-included': [
    'Is the installation included in your price, or billed as an extra?',
    says(told.included),
  ],
  'h12-locked': ['Tell me straight, any long-term contract?', says(told.noContract)],
  'h12-winter-shop': [
    'My ice cream stand is shut from November to March. Is pricing pay-as-you-use?',
    says(told.payAsYouUse),
  ],
  'h12-box-range': [
    'A call box of the traditional kind: from what to what does it cost, by your figures?',
    says(told.callBox),
  ],
  'h12-warranty-length': ['Standard warranty, what length?', says(told.warranty)],
  'h12-consult-fee': ['Do you charge for a consultation at our parish hall?', says(told.free)],
  'h12-quote-dated': [
    'The quote is dated the 3rd of the month. Until when are the prices valid?',
    says(told.days30),
  ],
  'h12-carpentry-quote': [
    'Which phone number gets me a quote for my carpentry shop?',
    says(told.quotePhone),
  ],
  'h12-text-number': ['support by text message: give me the number', says(told.supportText)],
  'h12-mail-picture': [
    'I want to send support a picture of our door by e-mail. Where to?',
    says(told.email),
  ],
  'h12-open-hours': ['Are you available on weekends and at night too?', says(told.always)],
  'h12-policy-phone': [
    'A question about the privacy policy, and I would like to call. The number?',
    says(told.voicePhone),
  ],
  'h12-0144-texts': [
    'My Pixel says a message to 202-555-0144 was not delivered. Is that phone for voice only?',
    says(told.voiceOnly),
  ],
  'h12-started-by': ['Name of the person who started Visitor Access?', says(told.founder)],
  'h12-portal-built': [
    'The Control Center looks neat, please pass my compliments to its lead developer. Whom am I praising?',
    says(told.developer),
  ],
  'h12-form-kept': [
    'My wife filled in your quote form and we chose somebody else. Is it deleted on its own sometime, and when?',
    says(told.days365),
  ],
  'h12-logged': ['Are conversations with Whisper logged?', says(told.logged)],
  'h12-ip': [
    'My internet address: do you store it together with the conversation?',
    says(/not stored|short time/i),
  ],
  'h12-dealer-cookie': [
    'As a dealer I was signed in at breakfast. By when does that cookie run out?',
    says(told.hours12),
  ],
  'h12-led-list': [
    'Nights are dark at our chapel: what would one LED kit cost by the price list?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
  ],
})
