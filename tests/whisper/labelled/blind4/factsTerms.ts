/** Money, reaching the company, and what happens to data. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'e-ballpark': [
    'Just give me a ballpark for a normal house, up front and monthly',
    says(told.onceAtAll, told.monthly47),
  ],
  'e-basic-install': [
    "I saw a 'basic' install mentioned somewhere next to the pro one, what does that one go for?",
    says(told.basic340),
  ],
  'e-callbox-diff': [
    'My neighbor paid a fortune for a call box. What do those run compared to yours?',
    says(told.callBox),
  ],
  'e-locked-in': [
    'Do you lock customers into a contract for 3 years like the alarm companies do?',
    says(told.noContract),
  ],
  'e-warranty': ['what warranty comes with the equipment', says(told.warranty)],
  'e-warranty-longer': ['Can I buy more warranty than the standard one?', says(told.lifetime)],
  'e-quote-free': ['Do you charge for coming up with a quote?', says(told.free)],
  'e-quote-expiry': ['I got my quote two weeks ago, is it still good?', says(told.days30)],
  'e-call-who': ['phone number to get a price please', says(told.quotePhone)],
  'e-mail-you': ['What e-mail should I write to for support?', says(told.email)],
  'e-midnight': ['Is anyone reachable at 2 in the morning?', says(told.always)],
  'e-chat-kept': ['How many days do you hold on to what I type here?', says(told.days365)],
  'e-chat-delete': ['I want this chat wiped. How do I do it?', says(told.erase)],
  'e-data-police': [
    'Would you hand over my information to law enforcement?',
    says(/authorit|court|law obliges/i),
  ],
  'e-kids': [
    'Is there a minimum age? My daughter is in 5th grade and plays with your chat all the time',
    says(told.under13),
  ],
  'e-google': [
    'do you run google analytics or ads on this page',
    says(/no advertising|no outside analytics|before you accept/i),
  ],
  'e-sms-stop': ['How do I get you to quit texting me?', says(told.stop)],
  'e-newsletter': [
    'If I fill in the quote form am I going to get newsletters forever?',
    says(/when you asked|asked for a quote|unless you say yes/i),
  ],
  'e-ip': [
    'I came here through a VPN because I worry, do my messages get filed together with my IP?',
    says(told.ipNotStored),
  ],
})
