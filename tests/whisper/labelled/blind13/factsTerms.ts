/** Money, terms, people and privacy, as families, boards, a stable and a studio ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h13-pro-from': [
    'At what amount does professional installation start? It is for the gate of our riding school.',
    says(told.install799),
  ],
  'h13-students-month': [
    'Students here, money is tight. The service is from how much a month?',
    says(told.monthly47),
  ],
  'h13-basic-treasurer': [
    'Treasurer of a small condo asking what you charge for the basic installation.',
    says(told.basic340),
  ],
  'h13-box-firm': [
    'Another firm is after us to buy a traditional call box. What do they usually cost?',
    says(told.callBox),
  ],
  'h13-lease-june': [
    'The studio lease runs out in June. Would there be a long-term contract with you?',
    says(told.noContract),
  ],
  'h13-use-pay': [
    'Did I read this right, I pay as I use it?',
    says(/pay[- ]as[- ]you[- ]use|no long-term contract/i),
  ],
  'h13-warranty-length': ['Warranty: what length, please?', says(told.warranty)],
  'h13-lifetime-board': [
    'The board asks if lifetime coverage can be had in addition to the ordinary warranty.',
    says(told.lifetime),
  ],
  'h13-twelve-gates': [
    'We look after twelve gates. Is a consultation about them really free?',
    says(told.free),
  ],
  'h13-board-meets': [
    'Our board meets once a month. For how long are the figures of your quote valid?',
    says(told.days30),
  ],
  'h13-quote-shows': [
    'Does the quote show every item with its price, or a lump sum?',
    says(/each item|items? with (its|the) price|lists/i),
  ],
  'h13-care-home-call': [
    'Number to call if a small care home would like a quote?',
    says(told.quotePhone),
  ],
  'h13-rather-text': [
    "I'd much rather text than talk. What's the support number for that?",
    says(told.supportText),
  ],
  'h13-hate-phones': [
    'Telephones make me nervous. Your e-mail address for support?',
    says(told.email),
  ],
  'h13-sunday-night': ['Can I get hold of you on a Sunday night?', says(told.always)],
  'h13-no-more-texts': [
    'My grandmother keeps receiving your text messages on her cell. What should she reply to opt out?',
    says(told.stop),
  ],
  'h13-who-founded': ['Name of the person who founded Visitor Access?', says(told.founder)],
  'h13-lead-dev': [
    'For the community newsletter: who is your lead developer?',
    says(told.developer),
  ],
  'h13-chat-stored': [
    'For what length of time is a chat with Whisper stored before it deletes itself?',
    says(told.days365),
  ],
  'h13-chat-logged': ['Is this chat logged?', says(/logged|admins (do )?read/i)],
  'h13-internet-address': [
    'Do you store my internet address along with what I write?',
    says(/not stored|short time/i),
  ],
  'h13-pupils-twelve': [
    'Some of my dance pupils are only eleven or twelve. Is the service intended for children of that age?',
    says(/under 13|guardian/i),
  ],
  'h13-dealer-cookie': [
    'I am a dealer who signs in on a shared computer. How long does the sign-in cookie stay?',
    says(told.hours12),
  ],
  'h13-text-0144': [
    'Our care worker texted 202-555-0144 and heard nothing. Does that line accept texts at all?',
    says(told.voiceOnly),
  ],
  'h13-relay-list': [
    'Your price list has a wireless relay. How much is it?',
    { says: [dollarsOf(1280)], priced: { set: { 'wireless-relay': 1 }, once: 1280 } },
  ],
  'h13-installer-papers': [
    'I put up gates around Rockville. Where do installers find your technical resources?',
    says(told.dealerPortal),
  ],
})
