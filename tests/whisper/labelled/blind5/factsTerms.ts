/** Money, contact, privacy: asked plainly. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'f-ballpark': [
    'Hi there, ballpark, how much is the whole system for one driveway gate?',
    says(told.onceAtAll, told.monthly47),
  ],
  'f-monthly-fee': ["what's the monthly fee on this thing", says(told.monthly47)],
  'f-second-bill': [
    'When I get your quote, is the installation included in it or will there be a second bill for that?',
    says(told.included),
  ],
  'f-saw-340': [
    'I saw 340 dollars for a basic installation somewhere on your pages. Is that a real price?',
    says(told.basic340),
  ],
  'f-board-call-box': [
    'My board still leans towards a traditional call box. What do those cost, so I can put the figures next to yours?',
    says(told.callBox),
  ],
  'f-part-fails': [
    'Say a part fails. For how many months or years is everything under warranty?',
    says(told.warranty),
  ],
  'f-extend-warranty': ['Can I extend the warranty after the first year?', says(told.lifetime)],
  'f-two-weeks-ago': [
    'You sent me a quote two weeks ago. How long is a quote valid?',
    says(told.days30),
  ],
  'f-consultation-charge': ['Do you charge for a consultation?', says(told.free)],
  'f-prefer-talking': [
    'I prefer talking. Which phone number is meant for people who want a quote?',
    says(told.quotePhone),
  ],
  'f-support-mail': ['I need the support email please', says(told.email)],
  'f-support-text': [
    'Is there a number where I can text support instead of calling? I am deaf.',
    says(told.supportText),
  ],
  'f-weekend': ['are you available weekends or only monday to friday', says(told.always)],
  'f-opt-out-texts': ['How do I opt out of your text messages', says(told.stop)],
  'f-chat-saved': [
    'Is this chat being saved?',
    says(/logged|365|deleted by itself|kept|stored|recorded/i),
  ],
  'f-keep-chats': [
    'for how many days do you keep my conversation with this assistant',
    says(told.days365),
  ],
  'f-embarrassing': [
    'I typed something embarrassing further up, can I have this whole conversation deleted?',
    says(told.erase),
  ],
  'f-goes-to-whom': [
    'Will my personal data be shared with anybody outside your company, and with whom?',
    says(/dealer|manager|vendor|companies that carry|authorit|court/i),
  ],
  'f-store-ip': ['does this site store my IP address', says(told.ipNotStored)],
  'f-browser-warns': [
    'My browser warns me about cookies here. What is each of them for?',
    says(told.cookies),
  ],
  'f-no-answer-0144': [
    'I sent a text message to 202-555-0144 an hour ago and got nothing back, did I use the wrong number?',
    says(/voice only|no text messages|202-555-0143/i),
  ],
  'f-form-then-texts': [
    'If I fill in the quote form, will you text me without asking?',
    says(/unless you say yes|agree to text|asks whether we may text|only if you (say|agree|tick)/i),
  ],
  'f-form-data': ['What information is collected in a quote form?', says(/name/i, /e-?mail/i)],
})
