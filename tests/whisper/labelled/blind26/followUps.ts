/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h26-f-standard': [
    'comes with it or costs extra',
    says(told.optional),
    'Can my clinic have a camera at the back entrance?',
  ],
  'h26-f-mclean': ['and McLean?', says(/McLean|Northern Virginia/), 'Do you go to Falls Church?'],
  'h26-f-spokane': [
    'Fine for them. Now what about us in Spokane?',
    admits('Spokane is not on the list.', { orSays: [/DC metro|2026|ask us/i] }),
    'Do you serve Reston?',
  ],
  'h26-f-longer': [
    'Can that be stretched beyond the one year?',
    says(told.lifetime),
    'How long does the warranty run?',
  ],
  'h26-f-crew-in': [
    'Is the crew paid out of that sum?',
    says(told.included),
    'What does professional installation start at?',
  ],
  'h26-f-also-voice': [
    'Typing is not for me. Which line is it for prices?',
    says(told.quotePhone),
    'How do I text you?',
  ],
  'h26-f-students': [
    'Would parents picking up kids have to load anything either?',
    says(told.noApp),
    'How do people get through the door of a music school with this?',
  ],
  'h26-f-two-of-them': [
    'We have a front and an alley entrance, hence a pair of those. What would that be?',
    { says: [dollarsOf(1080)], priced: { set: { 'x-401': 2 }, once: 1080 } },
    'What is the price of an X-401?',
  ],
  'h26-f-lit': [
    'Pity it gets dark at four here. How much would the LED kit be?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
    'How much is a vinyl sign?',
  ],
  'h26-f-with-sim': [
    'Throw in a SIM card. Monthly sum now?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'What does the base subscription cost per month?',
  ],
  'h26-f-hours-relay': [
    'That sounds like labor. Hours needed for putting one in?',
    prices({ set: { 'wireless-relay': 1 }, hours: 3 }),
    'What does a wireless relay cost?',
  ],
  'h26-f-form-too': [
    'Does the same number of days apply to a quote form?',
    says(told.days365),
    'After how many days is a conversation with Whisper deleted?',
  ],
  'h26-f-what-not': [
    'Then what should I never type in here?',
    says(/do not write|passwords?|gate codes|card numbers/i),
    'Is this chat logged?',
  ],
  'h26-f-just-scan': [
    'so nothing moves until somebody okays it?',
    says(/opens? nothing|verif|owner|person|manager|your word/i),
    'A stranger scans the code on the sign of our farm. What happens?',
  ],
  'h26-f-settings': [
    'Where do we set those times?',
    says(/control center|portal/i),
    'Our church wants scheduled gate holds.',
  ],
  'h26-f-no-camera-phone': [
    'His takes no pictures. What is he supposed to do at the gate?',
    says(told.dial),
    'How does a delivery man reach me?',
  ],
  'h26-f-film': [
    'Wonderful, and whereabouts does that hide?',
    says(told.video),
    'Is there a demonstration video for our club night?',
  ],
  'h26-f-builder': [
    'Thanks, I noted it for the museum leaflet. Somebody else writes the code, I take it, who would that be?',
    says(told.developer),
    'Who is the founder?',
  ],
  'h26-f-date-exact': [
    'Could you give me the exact day?',
    admits('No day is told.', { orSays: [told.announced, told.year2026] }),
    'When does the native app come out?',
  ],
  'h26-f-solar-lav': [
    'Would a panel on a fence post do for that?',
    admits('Solar is not told.', { orSays: [told.power] }),
    'Lavender farm with a gate by the highway.',
    'Do you need power at it?',
  ],
  'h26-f-how-many-codes': [
    'Up to how many of them may I hand out?',
    admits('The number of codes is not told.', { orSays: [told.invisibleKeys] }),
    'Can regulars come in with unique codes?',
  ],
  'h26-f-pictures-of': [
    'And showing which things?',
    says(/gate or door|your gate|power at it|show us/i),
    'What is the first step of an installation?',
  ],
  'h26-f-open-evenings': [
    'Is there a way it just stays open those two evenings?',
    says(told.holds),
    'Our chess club meets Mondays and Thursdays, seven to ten.',
    'There is a gate at the parking lot.',
  ],
  'h26-f-power-only': [
    'Doesn’t that rule us out with you?',
    says(told.noLine),
    'I have a pottery in Great Falls.',
    'There is no internet at the gate.',
  ],
  'h26-f-sms-fee': [
    'Will my phone company or you want money for it?',
    says(told.rates),
    'I want to text support.',
  ],
  'h26-f-others': [
    'What other extras can be had?',
    says(told.camera, told.holds, told.trusted),
    'Is a battery backup optional?',
  ],
  'h26-f-you-versus': [
    'Compared with that, what do you begin at for the installation?',
    says(told.install799),
    'How expensive is a traditional call box?',
  ],
  'h26-f-who-approves': [
    'Who has to say yes to that?',
    says(told.approved),
    'Can I erase this conversation?',
  ],
  'h26-f-battery-life': [
    'Good. For how long would it carry us?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
    'Do you sell a battery backup?',
  ],
  'h26-f-valid': [
    'and for how long does it stay valid',
    says(told.days30),
    'I want a quote for my boat yard.',
    'Is it free?',
  ],
})
