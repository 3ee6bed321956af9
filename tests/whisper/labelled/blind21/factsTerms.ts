/** Money, terms, people and privacy, asked by plain people who have a gate or a door. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h21-pro-price': [
    'Referees want a new entrance at the paintball park. Starting figure for having it professionally installed?',
    says(told.install799),
  ],
  'h21-month-price': ['Lowest monthly cost of the service?', says(told.monthly47)],
  'h21-basic-price': [
    'I breed beagles and need nothing fancy. The basic installation, what does that one cost?',
    says(told.basic340),
  ],
  'h21-box-price': [
    'What do you say a traditional call box costs? Our condo board has one in mind.',
    says(told.callBox),
  ],
  'h21-term': [
    'Students move out every May. Is there any long-term contract?',
    says(told.noContract),
  ],
  'h21-warranty-len': [
    'Before the temple treasurer signs anything: how long does the warranty last?',
    says(told.warranty),
  ],
  'h21-consult-fee': ['Is the consultation free for a small temple?', says(told.free)],
  'h21-quote-days': ['My quote came last week. How long is a quote valid?', says(told.days30)],
  'h21-quote-call': [
    'Give me the phone number for quotes, I will call after chess.',
    says(told.quotePhone),
  ],
  'h21-text-no': [
    'My hearing is gone after forty years of gravel trucks, so I text. Where do support texts go?',
    says(told.supportText),
  ],
  'h21-mail-addr': [
    'I want to send support a picture of my barn gate. E-mail address?',
    says(told.email),
  ],
  'h21-sunday-night': [
    'Are you available on Sunday nights? I sit with hospice patients all day.',
    says(told.always),
  ],
  'h21-stop-word': ['What must I reply so the texts stop?', says(told.stop)],
  'h21-who-founder': ['Who started the company?', says(told.founder)],
  'h21-admins-chat': [
    'If I tell Whisper something here, is the conversation logged anywhere?',
    says(told.logged),
  ],
  'h21-keep-form': [
    'I filled in a quote form for the bakery. After how many days is it deleted?',
    says(told.days365),
  ],
  'h21-age-limit': ['Is the site meant for children under 13?', says(told.under13)],
  'h21-ads': [
    'I am sick of pop-ups. Is there advertising anywhere on your pages?',
    says(told.noAds),
  ],
  'h21-dealer-stuff': [
    'Our roofing company also installs gates. Where do dealers find technical resources?',
    says(told.dealerPortal),
  ],
  'h21-sim-list': [
    'List price of one SIM card each month?',
    { says: [dollarsOf(12)], priced: { set: { 'sim-card': 1 }, monthly: 12 } },
  ],
  'h21-booster-list': [
    'How much for a cell booster? Signal is poor at the gravel scale.',
    { says: [dollarsOf(480)], priced: { set: { 'cell-booster': 1 }, once: 480 } },
  ],
})
