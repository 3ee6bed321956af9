/** Money, terms, people and privacy, asked in the plain words of the sources. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h9-start-price': ['Starting price, professional install, in dollars?', says(told.install799)],
  'h9-service-month': ['Monthly service, lowest fee?', says(told.monthly47)],
  'h9-basic-dollars': ['Your basic installation, how many dollars?', says(told.basic340)],
  'h9-box-range': [
    'Office manager comparing bids. Usual price range of a traditional call box?',
    says(told.callBox),
  ],
  'h9-commit-years': [
    'I have one rental. Will you make me sign a long-term contract?',
    says(told.noContract),
  ],
  'h9-in-price': ['Is installation included in the price, yes or no', says(told.included)],
  'h9-warranty': ['Warranty, months or years?', says(told.warranty)],
  'h9-lifetime': ['Does lifetime coverage exist for those who want it?', says(told.lifetime)],
  'h9-vestry': ['vestry votes in two weeks, quote valid for how many days', says(told.days30)],
  'h9-itemized': [
    'Will a quote show me one lump sum or each item with a price?',
    says(/each item|items? with (its|their) prices?|every item|itemi[sz]ed/i),
  ],
  'h9-deaf-text': [
    'I am hard of hearing. What number takes texts for support?',
    says(told.supportText),
  ],
  'h9-write-support': ['support e-mail please', says(told.email)],
  'h9-text-cost': ['Is there a charge when I send you a text message?', says(told.rates)],
  'h9-text-0144': ['Could I text 202-555-0144?', says(told.voiceOnly)],
  'h9-avery': ['Avery Hinge does what over there?', says(/founder|started the company/i)],
  'h9-form-kept': [
    'I sent the quote form in March. After how many days does it get deleted?',
    says(told.days365),
  ],
  'h9-form-asks': [
    'Before I start: what information goes into a quote form?',
    says(/type of property|number of doors|your name/i),
  ],
  'h9-after-approval': [
    'Once an admin approved my request to erase, what becomes of the words?',
    says(/removed from everything|empty mark|without words|words are removed/i),
  ],
  'h9-consent-cookie': [
    'The cookie notice says Accept. How long does that cookie-consent thing last?',
    says(told.days365),
  ],
  'h9-dealer-cookie': [
    'Dealer question, my sign-in cookie runs out after how long?',
    says(told.hours12),
  ],
  'h9-marketing': [
    'We are a dealer in Fairfax and want marketing materials. Where are they?',
    says(/portal|dealers? and installers/i),
  ],
  // 740
  'h9-412-list': [
    'Got a customer waiting. List price, X-412 controller?',
    { says: [dollarsOf(740)], priced: { set: { 'x-412': 1 }, once: 740 } },
  ],
  // 200 a month
  'h9-lpr-list': [
    'lpr access, dollars monthly? small garage',
    { says: [dollarsOf(200)], priced: { set: { 'lpr-access': 1 }, monthly: 200 } },
  ],
})
