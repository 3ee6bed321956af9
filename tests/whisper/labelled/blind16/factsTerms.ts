/** Money, terms, people and privacy, asked plainly. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h16-pro-install-from': [
    'Professional installation at a riding arena: from what price?',
    says(told.install799),
  ],
  'h16-month-from': ['What is the lowest monthly rate for the service?', says(told.monthly47)],
  'h16-basic-dollars': [
    'I only want the basic installation at my music room. What does it cost?',
    says(told.basic340),
  ],
  'h16-box-range': [
    'How much do traditional call boxes usually run? Asking for the co-op.',
    says(told.callBox),
  ],
  'h16-term-years': ['Am I tied to a long-term contract if I sign up?', says(told.noContract)],
  'h16-pay-model': [
    'Busy season is May to September at our marina. Is pricing pay-as-you-use?',
    says(told.payAsYouUse),
  ],
  'h16-warranty-long': [
    'Roofer asking for a client of mine: the warranty lasts how long?',
    says(told.warranty),
  ],
  'h16-lifetime-buy': [
    'Grandpa asks if lifetime coverage can be chosen on top of the warranty.',
    says(told.lifetime),
  ],
  'h16-consult-charge': [
    'Free consultation, or does our parish get an invoice for it?',
    says(told.free),
  ],
  'h16-quote-good': ['Until when is a quote good once I hold it in my hands?', says(told.days30)],
  'h16-quote-call': [
    'Pool cleaning outfit, ready to buy. Which phone number gets me a quote?',
    says(told.quotePhone),
  ],
  'h16-support-text-no': [
    'bus driver on a break, cant talk. support by text, which number',
    says(told.supportText),
  ],
  'h16-mail-support': [
    'I have pictures to send to your support. E-mail address?',
    says(told.email),
  ],
  'h16-sunday-night': [
    'I drive an ambulance on nights. Can one contact you around the clock?',
    says(told.always),
  ],
  'h16-stop-word': [
    'My pool customers got tired of your text messages. What must they reply?',
    says(told.stop),
  ],
  'h16-text-rates': ['Does texting your support cost anything?', says(told.rates)],
  'h16-who-founder': ['For our inn newsletter: what is your founder called?', says(told.founder)],
  'h16-who-develops': [
    'My grandson codes and wants to know who your lead developer is.',
    says(told.developer),
  ],
  'h16-chat-kept': [
    'Busy mom, maybe I come back next summer. For how many days will this conversation be there?',
    says(told.days365),
  ],
  'h16-ip-kept': [
    'Judge Whitfield, retired. Does an internet address stay stored with what I write to Whisper?',
    says(/not stored|short time/i),
  ],
  'h16-gatecode-chat': [
    'Is it all right to write our gate code into this chat?',
    says(told.doNotWrite),
  ],
  'h16-account-until': [
    "We run rentals in Arlington; until when does a tenant's account of the visitor access service exist?",
    says(/property manager deletes|deleted by (the|your) (property )?manager/i),
  ],
  'h16-signin-cookie': [
    'As a dealer I sign in on your site: how many hours does that cookie last?',
    says(told.hours12),
  ],
  'h16-age-limit': [
    'My grandchildren are eight and ten. Is the service intended for them?',
    says(told.under13),
  ],
  'h16-consent-close': [
    'If I press Close in the cookie notice, is anything stored?',
    says(/stores nothing/i),
  ],
  'h16-led-price': [
    'Our sign is hard to find after dusk. One LED kit lists at how many dollars?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
  ],
})
