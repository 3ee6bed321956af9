/** Plain questions on money, terms, contact and privacy. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'g-ballpark': ['ballpark price please', says(told.monthly47, told.onceAtAll)],
  'g-monthly-fee': ['Whats the monthly fee', says(told.monthly47)],
  'g-install-price': ['install price?', says(told.onceAtAll)],
  'g-locked-in': ['How many years would I be signing for?', says(told.noContract)],
  'g-warranty-period': ['What is the warranty period?', says(told.warranty)],
  'g-lifetime': [
    'Is it possible to get coverage for life instead of the normal warranty?',
    says(told.lifetime),
  ],
  'g-quote-good': [
    'Our treasurer is away until the end of the month. By when must we act on the figures you sent before they expire?',
    says(told.days30),
  ],
  'g-quote-charge': ['Do you charge anything for the quote itself?', says(told.free)],
  'g-box-compare': [
    'We were going to buy a standard call box. What do those run, and what do you run?',
    says(told.callBox, /(?<![\d,.])(799|47|340)(?!\d)/),
  ],
  'g-labor': ['Is labor included or billed separately?', says(told.included)],
  'g-text-help': ['Is there a number I can text when I need help?', says(told.supportText)],
  'g-email': ['your email address?', says(told.email)],
  'g-sunday': ['are you reachable on a Sunday', says(told.always)],
  'g-anyone-reading': ['Does a human at your company read what I type in here?', says(told.read)],
  'g-chat-kept': [
    'Say I close this window now. After what time do my words vanish from your servers?',
    says(told.days365),
  ],
  'g-ip': [
    'Is there an entry somewhere in your database with my IP next to this talk of ours?',
    says(told.ipNotStored),
  ],
  'g-stop': [
    "i get sms from visitor access and don't want any more of them, what must i answer",
    says(told.stop),
  ],
  'g-police': [
    'Suppose an officer shows up at your company and demands the records about me. What then?',
    says(told.authorities),
  ],
  'g-dealer-cookie': [
    'Dealer here. I logged in at breakfast, will I get thrown out before supper?',
    says(told.hours12),
  ],
})
