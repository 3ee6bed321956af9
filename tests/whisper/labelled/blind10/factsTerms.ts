/** Money, terms, people and privacy, as boards, shops and families ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h10-pro-install': [
    'Condo garage entrance: professional installation starts at what price?',
    says(told.install799),
  ],
  'h10-from-month': [
    'Service fee for a month, where does it start with you?',
    says(told.monthly47),
  ],
  'h10-basic': [
    'My tiny shop needs only the basic installation, how many dollars?',
    says(told.basic340),
  ],
  'h10-box-range': [
    'Our traditional call box just died. What do stores charge for such a thing?',
    says(told.callBox),
  ],
  'h10-lease-ends': [
    'My shop lease ends in June. Would you tie me to a long contract?',
    says(told.noContract),
  ],
  'h10-used-only': [
    'Somebody said the pricing is pay-as-you-something. What is it exactly?',
    says(told.payAsYouUse),
  ],
  'h10-warranty-length': [
    'Length of the warranty? Our reserve study asks for it.',
    says(told.warranty),
  ],
  'h10-lifetime-ask': [
    'Besides the normal warranty, is anything longer on offer?',
    says(told.lifetime),
  ],
  'h10-consult-charge': [
    'Do I pay for a consultation, even when I do not buy in the end?',
    says(told.free),
  ],
  'h10-quote-old': [
    'I received a quote on the 3rd. For how long can I accept those figures?',
    says(told.days30),
  ],
  'h10-call-quote': [
    'Roofer and owner of a small yard, I want a quote by telephone. Number?',
    says(told.quotePhone),
  ],
  'h10-sms-support': [
    'My hearing is bad so I would text your support. To what number?',
    says(told.supportText),
  ],
  'h10-picture-mail': [
    'Where can I e-mail a picture so your support folks see it?',
    says(told.email),
  ],
  'h10-sunday-2am': [
    'Can I contact you on a Sunday around 2 a.m., after my hospital shift?',
    says(told.always),
  ],
  'h10-unsubscribe': ['Which reply ends your text messages?', says(told.stop)],
  'h10-0144': [
    'Does 202-555-0144 take texts as well?',
    says(/voice only|no text messages|202-555-0143/i),
  ],
  'h10-started-by': ['Who started Visitor Access?', says(told.founder)],
  'h10-hires-dev': ['Name of your lead developer? Recruiter asking, ha.', says(told.developer)],
  'h10-quote-form-kept': [
    'I sent the quote form last week. When is it deleted?',
    says(told.days365),
  ],
  'h10-copy-chat': [
    'Is there a button to download this conversation for my board?',
    says(told.download),
  ],
  'h10-kids-age': ['From what age on may kids use the service?', says(told.under13)],
  'h10-internet-address': [
    'What happens with my internet address when I chat with you?',
    says(/not stored|slow down abuse|short time/i),
  ],
  'h10-dealer-sign-in': [
    'We sell gates and sign in on your site. How many hours does the sign-in cookie last?',
    says(told.hours12),
  ],
  'h10-installer-docs': [
    'Fence contractor: where do installers get your technical resources?',
    says(told.dealerPortal),
  ],
  'h10-advertising': ['Any advertising on this web site?', says(told.noAds)],
  'h10-led-list': [
    'LED kit for one sign, list price?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
  ],
})
