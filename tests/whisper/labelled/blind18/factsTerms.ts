/** Money, terms, people and privacy, as plain people ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h18-prof-start': [
    'Choir budget meeting tonight. A professional installation begins at what figure?',
    says(told.install799),
  ],
  'h18-monthly-from': [
    'From how much a month is the service for a pottery class?',
    says(told.monthly47),
  ],
  'h18-basic-inst': [
    'I rent out a basement flat with a single door. Your basic installation would be how many dollars?',
    says(told.basic340),
  ],
  'h18-box-range': [
    'What do those traditional call boxes cost compared with yours?',
    says(told.callBox),
  ],
  'h18-contract-band': [
    'I am a band parent on the booster board. Would we sign a long-term contract?',
    says(told.noContract),
  ],
  'h18-warranty-long': ['How long does the warranty run?', says(told.warranty)],
  'h18-warranty-life': ['Can a workshop get lifetime coverage from you?', says(told.lifetime)],
  'h18-quote-cost': ['Our parish counts pennies. Are quotes free?', says(told.free)],
  'h18-quote-until': [
    'If the cemetery board gets a quote dated today, when does it stop being valid?',
    says(told.days30),
  ],
  'h18-call-number': [
    'Which number should the parish secretary call to have a quote?',
    says(told.quotePhone),
  ],
  'h18-text-number': [
    'Typing is easier for me than talking, between clients. Where do I text support?',
    says(told.supportText),
  ],
  'h18-mail-address': [
    'Please spell out your support e-mail address slowly, sonny.',
    says(told.email),
  ],
  'h18-night-shift': [
    'I drive the airport shuttle at night. Are you available at 3 am?',
    says(told.always),
  ],
  'h18-install-hours': [
    'Clinic closes early Wednesdays. Installation lasts roughly how long?',
    says(told.hours),
  ],
  'h18-installer-who': [
    'Does a professional come out for the installation or is a kit mailed to the vet clinic?',
    says(told.professional),
  ],
  'h18-install-included': [
    'We got burned by a fence company once. Does your price include the installation work?',
    says(told.included),
  ],
  'h18-who-began': [
    'My mosque committee likes to know whom it deals with. Name of the founder, please?',
    says(told.founder),
  ],
  'h18-who-builds': [
    'A volunteer of ours writes software and asks for the name of the lead developer at your firm.',
    says(told.developer),
  ],
  'h18-stop-texts': ['What do I reply when I want no more texts from you?', says(told.stop)],
  'h18-chat-kept': ['How long do you keep what I chat with Whisper?', says(told.days365)],
  'h18-kids-policy': [
    'We teach pottery to kids. From what age is this site meant?',
    says(told.under13),
  ],
  'h18-ads-here': [
    'Grandma here. Am I going to see advertising while I read your pages?',
    says(told.noAds),
  ],
  'h18-ip-address': [
    'At the data center we are picky: do you store the internet address of whoever chats?',
    says(told.ipNotStored),
  ],
  'h18-dealer-stuff': [
    'I am a locksmith who installs for others. Where do dealers find technical resources?',
    says(told.dealerPortal),
  ],
  'h18-gooseneck-list': [
    'Shuttle vans are tall, so a gooseneck it is. What do you list one at?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
  'h18-dealer-cookie': [
    'I sign in as a dealer from the van. After how many hours does that cookie lapse?',
    says(told.hours12),
  ],
})
