/** Plain questions about money, terms, how to reach the company, and what it keeps of one. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsMoneyPrivacy = labelled('fact', {
  'b-professional-price': [
    'What is the starting price when a professional installs it?',
    says(told.install799),
  ],
  'b-service-price': ['From how much a month does the service run?', says(told.monthly47)],
  'b-basic-price': [
    'Your page also speaks of a basic installation. At what price?',
    says(told.basic340),
  ],
  'b-conventional-box': [
    'On your comparison, what price range stands for the ordinary box with keypad and speaker?',
    says(told.callBox),
  ],
  'b-written-quote': ['How many days does a written quote hold?', says(told.days30)],
  'b-warranty-years': ['Does the warranty run one year or two?', says(told.warranty)],
  'b-lifetime-choice': [
    'Can I get coverage for life beyond the normal warranty?',
    says(told.lifetime, /optional|in addition|can be chosen|\$ ?30/i),
  ],
  'b-three-years': ['Must our association sign for three years?', says(told.noContract)],
  'b-consultation': ['What does the consultation cost me?', says(told.free)],
  'b-labor': [
    'Is the labor of putting it in billed on top, or is it included?',
    says(told.included),
  ],
  'b-flat-or-use': ['How do you bill, a flat fee or by use?', says(told.payAsYouUse)],
  'b-ring-quote': ['Which number do I ring for a quote?', says(told.quotePhone)],
  'b-support-mail': ['What is the e-mail address of your support?', says(told.email)],
  'b-text-where': [
    'To which number do I send a text when something is not working?',
    says(told.supportText),
  ],
  'b-quote-lists': ['What will I see listed on a quote?', says(/\bitems?\b/i)],
  'b-kept-chat': ['For how long do you keep what I type in this chat?', says(told.days365)],
  'b-who-looks': [
    'Does anyone at the company look at what I write to you?',
    says(/admins|\bread\b/i),
  ],
  'b-eleven': ['My 11 year old found your site. Is it meant for kids that age?', says(/\b13\b/)],
  'b-without-parent': [
    'At what age can somebody use the service without a parent agreeing?',
    says(/\b18\b/),
  ],
  'b-ip-saved': [
    'You see where I surf from, I suppose. Does my internet address stay in your records next to this chat?',
    says(/not stored|not saved|not kept/i),
  ],
  'b-which-cookies': ['Which cookies end up in my browser?', says(told.cookies)],
  'b-end-texts': [
    'Which word do I reply so that your text messages end for good?',
    says(told.stop),
  ],
  'b-police': ['Would you ever hand my details to the police?', says(told.authorities)],
  'b-ads': ['Do you show advertising on this website?', says(/no advertising|no ads/i)],
  'b-accept-cookie': [
    'How long does the cookie live that remembers I clicked Accept?',
    says(told.days365),
  ],
  'b-dealer-session': ['How long does a dealer stay signed in?', says(told.hours12)],
  'b-to-the-model': [
    'If a language model words your answers, what exactly does it receive?',
    says(/question/i, /passages|turns/i),
  ],
  'b-video-cookies': [
    'Is anything loaded from the video site before I press play?',
    says(/not before|when you press play|until you press/i),
  ],
})
