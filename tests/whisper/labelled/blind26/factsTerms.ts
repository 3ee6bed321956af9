/** Places, money, terms, people and privacy, as plain people of the Northwest ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h26-region-now': [
    'I run a courier service in Boise. In what part of the country do you work today?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
  ],
  'h26-maryland-list': [
    'A yacht client is moving east to Maryland. Which towns over there do you cover, all of them please?',
    says(/Bethesda/, /Bowie/, /Rockville/),
  ],
  'h26-bowie': [
    'My sister keeps a chocolate shop in Bowie. Would you go to her?',
    says(/Bowie|Maryland/),
  ],
  'h26-logan-circle': [
    'a co-op at Logan Circle, is it inside your area',
    says(/Logan Circle|Washington,? D\.?C/i),
  ],
  'h26-tysons': [
    'Law firm in Tysons, second floor. Is Tysons covered?',
    says(/Tysons|Northern Virginia/),
  ],
  'h26-expansion-year': [
    'Here in Tacoma we wait patiently. For when is the nationwide expansion announced?',
    says(told.year2026),
  ],
  'h26-pro-from': [
    'Our rink committee asks: professional installation starts at what amount?',
    says(told.install799),
  ],
  'h26-month-from': ['and the lowest monthly fee for the service is?', says(told.monthly47)],
  'h26-basic-cost': [
    'One plain studio door, nothing fancy, the basic installation. What would that run a potter?',
    says(told.basic340),
  ],
  'h26-call-box': [
    'The rink manager got a bid for a traditional call box. What is the usual range for such boxes?',
    says(told.callBox),
  ],
  'h26-contract-term': [
    'Does a yacht broker have to sign up for a long-term contract?',
    says(told.noContract),
  ],
  'h26-warranty-length': [
    'Length of the warranty, please. I am 81 and like things in writing.',
    says(told.warranty),
  ],
  'h26-quote-free': ['Is the quote free for a church as well?', says(told.free)],
  'h26-quote-window': [
    'The elders meet only once a month. How long is a quote good for?',
    says(told.days30),
  ],
  'h26-quote-line': [
    'My husband does the phoning in our house. Which number should he dial so we get a quote for the kennel gate?',
    says(told.quotePhone),
  ],
  'h26-text-line': [
    'Texting suits me best in a noisy rink. Which support number takes texts?',
    says(told.supportText),
  ],
  'h26-mail-address': [
    'I snapped a picture of our old lobby panel. To which e-mail of support may I send it?',
    says(told.email),
  ],
  'h26-founder-who': [
    'Writing a piece for our museum newsletter. Who started your company?',
    says(told.founder),
  ],
  'h26-chat-kept': [
    'When does a Whisper conversation get deleted if nobody touches it anymore?',
    says(told.days365),
  ],
  'h26-ip-stored': [
    'Grandson says web sites keep your internet address. Do you file mine along with this conversation?',
    says(/not stored|short time/i),
  ],
  'h26-minor-age': [
    'A cello pupil of ours is 14. Does she need consent of a parent to use the service?',
    says(/guardian|consent/i),
  ],
  'h26-dealer-signin': [
    'We deal in gates near Yakima and share one office PC. After how many hours does a sign-in of ours run out?',
    says(told.hours12),
  ],
  'h26-stop-word': [
    'Your text messages were useful but now I want no more. What must I reply?',
    says(told.stop),
  ],
  'h26-gooseneck-list': [
    'Drivers at our courier depot sit high in their vans. What is the list price for a gooseneck?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
})
