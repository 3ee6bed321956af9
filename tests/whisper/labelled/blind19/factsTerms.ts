/** Money, terms, people and privacy, as plain people on their phones ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h19-pro-price': [
    'Hi, how much does professional installation start at? It is for a trailer park.',
    says(told.install799),
  ],
  'h19-cheapest-month': ['What is the lowest monthly price of the service?', says(told.monthly47)],
  'h19-basic-install': [
    'Somebody at the feed store mentioned a basic installation of yours. What is charged for it?',
    says(told.basic340),
  ],
  'h19-callbox-cost': [
    'The fence company wants to sell our temple a traditional call box. What do those usually cost?',
    says(told.callBox),
  ],
  'h19-contract-garden': [
    'Our community garden leases its lot year by year. Are there long-term contracts with you?',
    says(told.noContract),
  ],
  'h19-how-billed-use': [
    'Does our ski club pay as we use it, or how does the pricing work?',
    says(told.payAsYouUse),
  ],
  'h19-warranty-length': [
    'I restore antiques and sell them as is. Do you at least give a warranty, and of what length?',
    says(told.warranty),
  ],
  'h19-lifetime-exists': [
    'Besides the first year, is lifetime coverage offered?',
    says(told.lifetime),
  ],
  'h19-quote-fee': [
    'Before I let a sign shop like mine get a quote made: do you bill people for that?',
    says(told.free),
  ],
  'h19-quote-expires': ['I got a quote on the 3rd. How long are quotes valid?', says(told.days30)],
  'h19-quote-number': [
    'Please give me the telephone number to ask for a quote. I am 81 and do not use forms.',
    says(told.quotePhone),
  ],
  'h19-text-number': [
    'my hands are wet at the pool, ill just text support, whats that number',
    says(told.supportText),
  ],
  'h19-mail-address': [
    'The temple secretary prefers e-mail over phoning. Where should her letter go?',
    says(told.email),
  ],
  'h19-sunday-open': [
    'We only get around to such things on Sunday nights. Are you available then?',
    says(told.always),
  ],
  'h19-stop-word': [
    'I drive all day and do not want texts from you any longer. What must I reply?',
    says(told.stop),
  ],
  'h19-install-hours': [
    'I have to close the scrap yard for the installation. How long will it take?',
    says(told.hours),
  ],
  'h19-founder-name': [
    'What is the name of the person who started the company?',
    says(told.founder),
  ],
  'h19-lead-dev': ['Who is lead developer at Visitor Access?', says(told.developer)],
  'h19-chat-kept': [
    'After how many days does a conversation with Whisper vanish from your computers by itself?',
    says(told.days365),
  ],
  'h19-chat-logged': ['Is our conversation here being logged?', says(told.logged)],
  'h19-under-thirteen': [
    'I run a swim school. From what age may kids use this site or service?',
    says(told.under13),
  ],
  'h19-ip-address': [
    'As a former judge I care: the internet address I come from, is that stored beside my words?',
    says(told.ipNotStored),
  ],
  'h19-dealer-cookie': [
    'We are a fence dealer. Our people sign in at breakfast; does that cookie survive until evening, how many hours is it?',
    says(told.hours12),
  ],
  'h19-advertising': [
    'Will I run into advertising while I read through these pages?',
    says(told.noAds),
  ],
  'h19-booster-list': [
    'What is the list price of a cell booster?',
    { says: [dollarsOf(480)], priced: { set: { 'cell-booster': 1 }, once: 480 } },
  ],
  'h19-lpr-list': [
    'LPR access, the monthly price?',
    { says: [dollarsOf(200)], priced: { set: { 'lpr-access': 1 }, monthly: 200 } },
  ],
})
