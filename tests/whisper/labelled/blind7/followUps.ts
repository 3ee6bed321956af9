/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h7-and-for-good': [
    'can that be stretched?',
    says(told.lifetime),
    'What warranty comes with the system?',
  ],
  'h7-basic-then': [
    'isnt there a cheaper one, the basic?',
    says(told.basic340),
    'How much do you take for professional installation?',
  ],
  'h7-then-monthly': [
    'fine, and what do I keep paying to have it running',
    says(told.monthly47),
    'what does the installation cost',
  ],
  'h7-who-does': [
    'who does the work?',
    says(told.professional),
    'How long does putting it in take?',
  ],
  'h7-mclean-too': [
    'And McLean?',
    says(/McLean|Northern Virginia/),
    'Do you work in Falls Church?',
  ],
  'h7-baltimore-too': [
    'what about baltimore then',
    admits('Baltimore is not on the list.', { orSays: [/DC metro|ask us/i] }),
    'Do you work in Silver Spring?',
  ],
  'h7-she-old-phone': [
    'She only has an old phone with keys though',
    says(/dial|any phone|old (phone|one)|whatever phone/i),
    'How does my aunt get in when she visits?',
  ],
  'h7-that-optional': [
    'Part of every package, or do I choose it separately?',
    says(told.optional),
    'Can the gate stay open at set times?',
  ],
  'h7-what-does-it-cost-battery': [
    'I would take one of those. Dollars?',
    { says: [dollarsOf(180)], priced: { set: { 'battery-backup': 1 }, once: 180 } },
    'Do you have a battery backup for outages?',
  ],
  'h7-two-of-them': [
    'we have an entry and an exit, so double it please',
    { says: [dollarsOf(1080)], priced: { set: { 'x-401': 2 }, once: 1080 } },
    'What is the list price of the X-401?',
  ],
  'h7-year-of-it': [
    'ok so January through December I end up paying',
    { says: [dollarsOf(360)], priced: { set: { 'base-sub': 1 }, firstYear: 360 } },
    'How much is the base subscription?',
  ],
  'h7-their-data': [
    'And who do you pass it on to?',
    says(told.vendors),
    'What personal information do you collect from people?',
  ],
  'h7-how-erase': [
    'ok how do i get rid of it sooner',
    says(told.erase),
    'how long do you keep this chat',
  ],
  'h7-wait-approve': [
    'Does somebody have to sign off on that?',
    says(told.approved),
    'Can I have my conversation erased?',
  ],
  'h7-other-person': ['and the programmer?', says(told.developer), 'Who founded Visitor Access?'],
  'h7-by-text-instead': [
    'I cannot speak on the phone right now, can I text instead?',
    says(told.supportText),
    'How do I reach support?',
  ],
  'h7-voice-only-line': [
    'does that line take texts',
    says(told.voiceOnly),
    'What is the support phone for privacy questions?',
  ],
  'h7-when-there': [
    'when can we have that?',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'What are Invisible Keys?',
  ],
  'h7-and-3g-end': [
    'Is that not being switched off everywhere?',
    admits('The sources say nothing of a network being switched off.'),
    'Which cellular network does it run on?',
  ],
  'h7-power-only': [
    'nothing else? no cable for the internet?',
    says(told.noLine),
    'What must there be at the gate before you come?',
  ],
  'h7-door-same': [
    'Would the same work on the back door of my shop?',
    says(told.doors),
    'How does a visitor get through a driveway gate?',
  ],
  'h7-valid-how-long': ['how long is it good for', says(told.days30), 'How do I ask for a quote?'],
  'h7-out-any-time': [
    'So I could leave whenever I like?',
    says(told.noContract),
    'Is it pay as you use?',
  ],
  'h7-what-opens': [
    'and then who presses open',
    says(/owner|manager|you (verify|open)|remotely/i),
    'The guest scanned the code',
  ],
  'h7-same-from-abroad': [
    'same when i am on a business trip in denver?',
    says(told.fromAnywhere),
    'I can let people in while I am upstairs in bed, right?',
  ],
  'h7-price-of-trusted': [
    'what is the charge for it',
    admits('The extra for trusted visitors has no list price.', { orSays: [/quote/i] }),
    'Can the mailman have a code of his own?',
  ],
  'h7-maryland-list': [
    'what about on the Maryland side',
    says(/Bethesda|Rockville|Maryland/),
    'Which neighborhoods in DC do you cover?',
  ],
  'h7-their-price-box': [
    'and one of those old boxes?',
    says(told.callBox),
    'How much does your service cost from the start?',
  ],
  'h7-weekend-too': [
    'saturdays as well?',
    says(told.always),
    'Can I call you about a quote this evening?',
  ],
  'h7-other-key': [
    'And the other one beside it?',
    says(told.rsa),
    'I read AES-256 on your page, what is it?',
  ],
})
