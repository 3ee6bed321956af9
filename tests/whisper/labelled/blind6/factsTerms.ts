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
  'g-quote-good': ['How long is a quote good for', says(told.days30)],
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
  'g-chat-kept': ['how long do you keep this chat', says(told.days365)],
  'g-ip': ['Do you save my IP?', says(told.ipNotStored)],
  'g-stop': ['how do i make your text messages stop', says(told.stop)],
  'g-police': ['Would you hand my information to the police?', says(told.authorities)],
  'g-dealer-cookie': [
    'For how long does a dealer stay signed in on this site?',
    says(told.hours12),
  ],
})
