/** Money, terms, people and privacy, as people with a gate or a door ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h15-pro-price': [
    'What is the lowest price for professional installation at a vineyard entrance?',
    says(told.install799),
  ],
  'h15-monthly': [
    'Nurse on a tight budget: what is the least the service would cost me monthly?',
    says(told.monthly47),
  ],
  'h15-basic': [
    'I have two rentals and a small budget. What would a basic installation cost?',
    says(told.basic340),
  ],
  'h15-callbox': [
    'Our parish council is looking at a traditional call box. What do those cost, according to you?',
    says(told.callBox),
  ],
  'h15-contract': [
    'Would my hair salon be locked into a long-term contract?',
    says(told.noContract),
  ],
  'h15-warranty': [
    'Accountant asking for a client: what warranty is given on the system?',
    says(told.warranty),
  ],
  'h15-coverage-beyond': [
    'Can warranty coverage be bought that goes on for life?',
    says(told.lifetime),
  ],
  'h15-install-included': [
    'Is the installation included in what you quote, or does labor come separately?',
    says(told.included),
  ],
  'h15-quote-free': [
    'My parents asked me to write: does the quote cost anything?',
    says(told.free),
  ],
  'h15-quote-holds': [
    'The two of us close on the house in three weeks. For how long is your quote good?',
    says(told.days30),
  ],
  'h15-number-quote': [
    'My business partner at the brewery prefers phoning. Where does he reach you about a quote?',
    says(told.quotePhone),
  ],
  'h15-text-support': ['What is the number for texting support?', says(told.supportText)],
  'h15-mail-support': [
    'I would like to mail support a picture of the storage yard entrance. To what address?',
    says(told.email),
  ],
  'h15-open-hours': ['I get off my shift at 4:30 a.m. Are you available then?', says(told.always)],
  'h15-optout-texts': [
    'Signed up for your text messages by mistake. What reply ends them?',
    says(told.stop),
  ],
  'h15-founder': ['Name of the founder, please, for our church bulletin.', says(told.founder)],
  'h15-chat-logged': ['Is this chat with Whisper being logged?', says(told.logged)],
  'h15-ip': [
    'Accountants worry about such things: does my internet address end up saved beside what I write to Whisper?',
    says(told.ipNotStored),
  ],
  'h15-download-chat': ['How can I download this conversation for my files?', says(told.download)],
  'h15-signin-cookie': [
    'Dealers who sign in get a cookie. For how many hours?',
    says(told.hours12),
  ],
  'h15-ads': [
    'Kindergarten parents may open your pages. Will they run into advertising there?',
    says(told.noAds),
  ],
  'h15-dealer-docs': [
    'I install gates for a living. Where do dealers find technical resources?',
    says(told.dealerPortal),
  ],
  'h15-gooseneck-price': [
    'Plumbing yard, tall vans: a single gooseneck goes for what at list price?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
})
