/** Money, terms, people and privacy, as people of the Ohio valley ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h25-pro-price': [
    'What does professional installation start at? Model-railway club, tight treasury.',
    says(told.install799),
  ],
  'h25-month-price': [
    'Put a number on it for my budget notebook: the service begins at what, each month?',
    says(told.monthly47),
  ],
  'h25-basic': [
    'All I need is a basic installation on one shed door by the hives. What do you ask for that?',
    says(told.basic340),
  ],
  'h25-call-box-cost': [
    'How much would a traditional call box cost the beekeepers co-op?',
    says(told.callBox),
  ],
  'h25-install-included': [
    'Is installation included in the price or do I hire a man for that?',
    says(told.included),
  ],
  'h25-who-installs': ['Who does the installing at a ranch house?', says(told.professional)],
  'h25-install-long': [
    'I drill wells and am gone by six. How long will the installation take?',
    says(told.hours),
  ],
  'h25-pay-model': [
    'Prepaid bundles, usage billing, flat dues: what pricing do you go by?',
    says(told.payAsYouUse),
  ],
  'h25-contract-gym': [
    'Our climbing wall lease ends in ten months, so any long-term contract is out. Do you have one?',
    says(told.noContract),
  ],
  'h25-warranty-length': ['How long is your warranty good for, hon?', says(told.warranty)],
  'h25-quote-call': [
    'I want a quote for a tile warehouse. Which number do I dial?',
    says(told.quotePhone),
  ],
  'h25-quote-holds': [
    'Our secretary asks for how many days the figures in your quote are valid.',
    says(told.days30),
  ],
  'h25-quote-shows': [
    'Does a quote list every item along with its price?',
    says(/each item|lists each|its price/i),
  ],
  'h25-deaf-text': [
    'I am deaf and cannot use voice calls. What number can I text for support?',
    says(told.supportText),
  ],
  'h25-mail-support': [
    'Our secretary wants to write support a letter by e-mail. To what address?',
    says(told.email),
  ],
  'h25-third-shift': [
    'I work nights as a janitor. Are you available at 3 a.m. on weekdays?',
    says(told.always),
  ],
  'h25-stop-word': ['Opting out of texts from you: what must I reply?', says(told.stop)],
  'h25-chat-kept': [
    'Say I chat with Whisper today and never again. How long until that conversation goes away by itself?',
    says(told.days365),
  ],
  'h25-form-kept': [
    'When does a quote form that I sent get deleted by itself?',
    says(told.days365),
  ],
  'h25-ip-kept': [
    'The townhouse secretary is fussy about privacy: is my internet address saved along with what I write here?',
    says(told.ipNotStored),
  ],
  'h25-account-kept': [
    'We close the shop someday. Who has to delete our visitor access account so that you stop keeping it?',
    says(/manager/i),
  ],
  'h25-min-age': [
    'Preschool director asking: what is the minimum age your site is intended for?',
    says(/under 13|\b13 (years|or older|and older)/i),
  ],
  'h25-admin-cookie': [
    'Dealer in Evansville. I sign in at seven in the morning; after how many hours does that cookie expire?',
    says(told.hours12),
  ],
  'h25-ads-on-site': [
    'My pop-up blocker is off for once. Am I going to be shown any advertising around here?',
    says(told.noAds),
  ],
  'h25-dealer-tech': [
    'I am an installer out of Dayton. Where do dealers find your technical resources?',
    says(told.dealerPortal),
  ],
  'h25-list-booster': [
    'Down in our hollow we would want a cell booster. What does the list say for one?',
    { says: [dollarsOf(480)], priced: { set: { 'cell-booster': 1 }, once: 480 } },
  ],
})
