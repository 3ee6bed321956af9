/** Money, terms, people and privacy, as neighbors, drivers and managers ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h14-pro-install-from': [
    'For a dentist with one parking gate, professional installation would begin at which price?',
    says(told.install799),
  ],
  'h14-monthly-from': [
    'I count every penny, so tell me what the service costs a month at the least.',
    says(told.monthly47),
  ],
  'h14-basic-how-much': [
    'I only want the basic installation on my summer house. Price?',
    says(told.basic340),
  ],
  'h14-callbox-costs': ['How expensive is a regular call box?', says(told.callBox)],
  'h14-long-contract': ['Do I have to sign for several years?', says(told.noContract)],
  'h14-install-extra': [
    'Do I pay the installer on top of the price, or is installation part of it?',
    says(told.included),
  ],
  'h14-warranty-length': [
    'My late wife always asked about the guarantee, so now I do: what warranty do I get?',
    says(told.warranty),
  ],
  'h14-beyond-year': ['Do you sell coverage for a lifetime?', says(told.lifetime)],
  'h14-quote-charge': ['Does a quote cost me anything?', says(told.free)],
  'h14-quote-good': ['The quote you give me, when does it expire?', says(told.days30)],
  'h14-number-quote': [
    'what’s the number to call, I want a quote for my tow yard',
    says(told.quotePhone),
  ],
  'h14-support-text-nr': [
    'I have the unit already and like to text better than talk. Where do I send a text for support?',
    says(told.supportText),
  ],
  'h14-mail-address': ['Your e-mail address?', says(told.email)],
  'h14-weekend-night': [
    'We only get out to the cabin on weekends, late. Are you available at such hours too?',
    says(told.always),
  ],
  'h14-stop-word': ['Which word do I send so the text messages end?', says(told.stop)],
  'h14-founder-name': [
    'At the farmers market somebody claimed to know the founder of Visitor Access. What’s the founder’s name?',
    says(told.founder),
  ],
  'h14-who-builds': [
    'I got a card that says Robin Latch. What does this Robin do at your company?',
    says(/lead developer|builds/i),
  ],
  'h14-chats-kept': ['How long do you keep a conversation with Whisper?', says(told.days365)],
  'h14-logged-q': [
    'Since I’m typing from the office computer: do conversations with Whisper get logged by you?',
    says(told.logged),
  ],
  'h14-ip-stored': [
    'My son says every site writes down the internet address you come from. Does yours keep it together with what I wrote?',
    says(told.ipNotStored),
  ],
  'h14-minor-rule': ['From what age may kids use your site?', says(/under 13|under 18|\b13\b/i)],
  'h14-signin-cookie': [
    'Dealer in Fairfax. If I sign in at seven in the morning, how long is my sign-in cookie alive?',
    says(told.hours12),
  ],
  'h14-ads-here': ['Do you run advertising on this page?', says(told.noAds)],
  'h14-download-talk': [
    'How do I download our conversation?',
    says(/download the conversation|your data/i),
  ],
  'h14-dealer-portal': [
    'I install gates in Rockville and want your technical resources. Where are they?',
    says(told.dealerPortal),
  ],
  'h14-gooseneck-list': [
    'List price of one gooseneck?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
  ],
})
