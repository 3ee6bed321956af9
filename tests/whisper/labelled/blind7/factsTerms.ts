/** Money, terms, people and privacy, as visitors of a site ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h7-from-price': ['What does professional installation start at?', says(told.install799)],
  'h7-each-month': ['and whats the fee every month roughly, for one house', says(told.monthly47)],
  'h7-cheapest-install': [
    'I saw a basic installation mentioned somewhere. How much is that one?',
    says(told.basic340),
  ],
  'h7-call-box-cost': [
    'The gate guy wants to sell us a traditional call box. What do those cost next to yours?',
    says(told.callBox),
  ],
  'h7-locked-in': [
    'My gym got me with a three year agreement once. Is yours the same sort of deal, a long contract?',
    says(told.noContract),
  ],
  'h7-warranty-length': [
    'Before I sign, what guarantee period does the hardware come with?',
    says(told.warranty),
  ],
  'h7-warranty-longer': [
    'Can I pay for coverage that runs longer than the standard warranty?',
    says(told.lifetime),
  ],
  'h7-quote-charge': [
    'A consultant came by for our solar panels and billed 150 dollars just for the talk. Does your consultation cost something as well?',
    says(told.free),
  ],
  'h7-quote-days': [
    'The quote is dated the third. Until when do the figures in it stand?',
    says(told.days30),
  ],
  'h7-quote-call': ['Which number should I call to get a quote?', says(told.quotePhone)],
  'h7-support-text-number': ['number to text for support pls', says(told.supportText)],
  'h7-support-mail': [
    'I need to send support a picture of the box. What is the email?',
    says(told.email),
  ],
  'h7-sunday': ['Is anyone available on a Sunday night, or just office hours?', says(told.always)],
  'h7-stop-texts': [
    'I keep getting SMS from you people. What must I reply to end that?',
    says(told.stop),
  ],
  'h7-founder-name': ['Who started this company?', says(told.founder)],
  'h7-developer-name': [
    'Name of the lead developer? I am writing a small article about local firms.',
    says(told.developer),
  ],
  'h7-chat-kept-long': [
    'if i never come back, when does what we wrote vanish from your servers',
    says(told.days365),
  ],
  'h7-staff-read': ['Do human beings at your company read these chats?', says(told.read)],
  'h7-delete-chat': ['I want this conversation erased, is that possible?', says(told.erase)],
  'h7-ip-address': ['Do you store my ip address with the chat?', says(told.ipNotStored)],
  'h7-which-cookies': ['What cookies does this website put on my computer?', says(told.cookies)],
  'h7-sell-data': [
    'Who else gets to see my personal data, which other parties?',
    says(told.dealer, told.vendors, told.authorities),
  ],
  'h7-kids': ['What is the minimum age to use the site and the service?', says(told.under13)],
  'h7-google-analytics': ['Is there advertising on here, or Google Analytics?', says(told.noAds)],
  'h7-dealer-materials': [
    'I install gates for a living. Where are the technical resources for installers?',
    says(told.dealerPortal),
  ],
  'h7-gooseneck-list': [
    'The steel stand that puts the sign at car window height, gooseneck I believe, what does one go for?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
})
