/** Money, terms, people and privacy, asked plainly. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h24-pro-price': [
    'Our fencing hall has eleven hundred dollars put by. From what figure up is professional installation?',
    says(told.install799),
  ],
  'h24-month-price': [
    'cost of the service per month, lowest, for a cobbler?',
    says(told.monthly47),
  ],
  'h24-basic-price': ['Is there a basic installation, and at what price?', says(told.basic340)],
  'h24-box-price': [
    'Remind our meeting how many dollars a traditional call box runs to.',
    says(told.callBox),
  ],
  'h24-contract-years': ['Must a chiropractor sign for several years?', says(told.noContract)],
  'h24-warranty-len': ['length of your warranty please', says(told.warranty)],
  'h24-coverage-life': [
    'Can I choose coverage that lasts a lifetime, for the tree farm?',
    says(told.lifetime),
  ],
  'h24-consult-fee': [
    'Is the consultation free, or do you charge a fee for coming up with a quote?',
    says(told.free),
  ],
  'h24-quote-30': [
    'The quote on my desk is dated the 3rd. For how many days does it hold?',
    says(told.days30),
  ],
  'h24-quote-ring': ['Which phone number gets a trampoline park its quote?', says(told.quotePhone)],
  'h24-text-number': [
    'I am hard of hearing and text everything. What is the number to text support?',
    says(told.supportText),
  ],
  'h24-mail-address': ['Write me down the e-mail address of support, dear', says(told.email)],
  'h24-hours-open': ['Dispatch works nights. At which hours are you available?', says(told.always)],
  'h24-stop-word': [
    'Mother’s phone fills with your text messages; to opt out she must reply with which word?',
    says(told.stop),
  ],
  'h24-founder-name': [
    'Who was it that started Visitor Access, so that I may address my letter to the founder?',
    says(told.founder),
  ],
  'h24-lead-dev': [
    'My granddaughter studies computers and asks who the lead developer is over at your firm.',
    says(told.developer),
  ],
  'h24-chat-kept': [
    'Suppose I never touch this conversation again. When will it be deleted all by itself?',
    says(told.days365),
  ],
  'h24-who-reads': [
    'As clerk of the meeting I must ask: do admins of yours read what members write to Whisper?',
    says(/logged|admins (do )?read|read them/i),
  ],
  'h24-thirteen': [
    'The twins are nine. From what age is this site intended for children?',
    says(told.under13),
  ],
  'h24-ads': [
    'My twins click on everything. Will they run into advertising on these pages?',
    says(told.noAds),
  ],
  'h24-ip-kept': [
    'Our tea company is careful. Does the internet address of my laptop get stored with what I write here?',
    says(told.ipNotStored),
  ],
  'h24-dealer-cookie': [
    'I install gates and sign in on the dealer side each morning. How long until the cookie throws me out?',
    says(told.hours12),
  ],
  'h24-support-voice': [
    'I texted the support phone 202-555-0144 and heard nothing. Does that line take texts?',
    says(told.voiceOnly),
  ],
  'h24-gooseneck-price': [
    'Trucks at our septic yard sit high, so we want the gooseneck. How much is one on your list?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
})
