/** Plain questions about privacy. */
import { labelled, says } from './labelled'
import { told } from './told'

export const factsPrivacy = labelled('fact', {
  recorded: ['Are my chats with Whisper recorded?', says(told.logged)],
  'who-reads': ['Do your admins read this conversation?', says(told.read)],
  'kept-conversation': ['How long do you keep my conversation?', says(told.days365)],
  'kept-quote-form': ['How long is a quote form kept?', says(told.days365)],
  'kept-account': [
    'How long is an account of the service kept?',
    says(/until the property manager deletes/i),
  ],
  erase: ['How do I erase my conversation?', says(told.erase, told.approved)],
  download: ['Can I download my conversation?', says(told.download)],
  correct: [
    'How do I correct data you hold about me?',
    says(/tell us what is wrong|put it right/i),
  ],
  shared: ['Who do you share my data with?', says(told.dealer, told.vendors, told.authorities)],
  police: ['Do you share data with the police?', says(told.authorities)],
  children: ['Is it intended for children under 13?', says(told.under13)],
  minors: ['Can a minor of 16 use the service?', says(told.guardian)],
  'ip-address': ['Is my IP address stored with the chat?', says(told.ipNotStored)],
  cookies: ['Which cookies does this site set?', says(told.cookies)],
  'consent-remembered': [
    'For how many days is my Accept in the cookie notice remembered?',
    says(told.days365),
  ],
  ads: ['Is there advertising on this site?', says(told.noAds)],
  'opt-out': ['How do I opt out of ad tracking?', says(told.optOut)],
  'ask-privacy': ['Whom do I contact about privacy?', says(/support@visitoraccess|202-555-0144/)],
  'voice-line': ['Can I send a text to your support phone 202-555-0144?', says(told.voiceOnly)],
  'gate-code': ['May I write my gate code in this chat?', says(told.doNotWrite)],
  newsletter: ['Will you send me newsletters?', says(told.whenAsked)],
  'dealer-session': [
    'For how many hours does the sign-in cookie of a dealer last?',
    says(told.hours12),
  ],
  unsent: ['Where are messages stored that I have not sent yet?', says(/browser/i)],
  'video-cookies': ['Does the demonstration video set cookies?', says(/press play/i)],
  collected: [
    'What personal data do you collect?',
    says(/quote form|write to whisper|what you tell us/i),
  ],
})
