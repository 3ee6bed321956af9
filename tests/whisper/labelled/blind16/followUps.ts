/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h16-f-comes-with': [
    'Does that come with every system, or do I order it on top?',
    says(told.optional),
    'Can a camera be hooked up at the front gate of our inn?',
  ],
  'h16-f-mclean': [
    'what about mclean',
    says(/McLean|Northern Virginia/i),
    'Do you cover Silver Spring?',
  ],
  'h16-f-fredericksburg': [
    'And our second barn, down in Fredericksburg?',
    admits('Fredericksburg is not on the list.', {
      orSays: [/DC metro|Northern Virginia|ask us/i],
    }),
    'Our riding school is in Reston. Do you serve Reston?',
  ],
  'h16-f-longer-cover': [
    'That is short. Anything longer to be had?',
    says(told.lifetime),
    'How long is your warranty?',
  ],
  'h16-f-fitting-in': [
    'Is the fitting in that, or extra?',
    says(told.included),
    'What do you take for a professional installation at a boatyard?',
  ],
  'h16-f-number-instead': [
    'I have no computer at home. What number could I dial for it instead?',
    says(told.quotePhone),
    'How do I get a quote for our parish hall?',
  ],
  'h16-f-nothing-loaded': [
    'Would any of these parents need to get an app beforehand?',
    says(told.noApp),
    'How do parents reach me when they drop off a child for piano?',
  ],
  'h16-f-second-door': [
    'We have a side door as well. What does one additional door add per month?',
    { says: [dollarsOf(6)], priced: { set: { 'add-door': 1 }, monthly: 6 } },
    'What is the monthly price of a base subscription?',
  ],
  'h16-f-four-401': [
    'and four of those?',
    { says: [dollarsOf(2160)], priced: { set: { 'x-401': 4 }, once: 2160 } },
    'List price of an X-401 please',
  ],
  'h16-f-gooseneck-then': [
    'The trucks sit higher. What about a gooseneck?',
    { says: [dollarsOf(360)], priced: { set: { gooseneck: 1 }, once: 360 } },
    'How much is a wood post?',
  ],
  'h16-f-sim-added': [
    'And if a SIM card joins it, our pantry pays how much monthly in all?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'Our food pantry would get one base subscription. Monthly cost of it?',
  ],
  'h16-f-booster-hours': [
    'how many hours to install it',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'What is the price of a cell booster?',
  ],
  'h16-f-delete-early': [
    'Could you get rid of mine before that?',
    says(/sooner|delete|erase/i),
    'For how long do you keep the quote form I filled in?',
  ],
  'h16-f-not-type': [
    'Then what should I keep from typing in here?',
    says(/do not write|passwords?|gate codes|card numbers/i),
    'Are conversations with Whisper logged?',
  ],
  'h16-f-what-then': [
    'so it does not swing open by itself? who does it',
    says(/owner|manager|by a person|you verif|you have verified|you open/i),
    'What happens when a visitor scans the code?',
  ],
  'h16-f-set-where': [
    'Where do I go to set that?',
    says(/control center|portal/i),
    'Do you have scheduled gate holds for a marina?',
  ],
  'h16-f-for-now': [
    'And for now, where do you work?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
    'Will you ever come to Tennessee?',
  ],
  'h16-f-without-smart': [
    'hers is not smart at all. what does she do then',
    says(told.dial),
    'My grandmother visits us often. Is a smartphone needed to scan the code?',
  ],
  'h16-f-see-video': [
    'Where do I find it?',
    says(told.video),
    'Do you have a demonstration video? My husband learns by watching.',
  ],
  'h16-f-sixteen-then': [
    'And at sixteen?',
    says(/guardian|consent|under 18/i),
    'From what age may children use this?',
  ],
  'h16-f-not-app-month': [
    'In which month can I have it?',
    admits('No date is given for the native app.', { orSays: [told.announced] }),
    'Is a native app coming?',
  ],
  'h16-f-battery-hours': [
    'And for how many hours does it hold out?',
    admits('How long the battery lasts is not told.'),
    'We lose power out here in every ice storm.',
    'Do you have a battery backup?',
  ],
  'h16-f-camera-night': [
    'Does it see at night?',
    admits('Night vision is not told.', { orSays: [told.camera] }),
    'Is camera integration offered?',
  ],
  'h16-f-photos-of': [
    'Photos of what, exactly?',
    says(/gate or door|your gate|power at it|show us/i),
    'How does an installation begin?',
  ],
  'h16-f-open-lessons': [
    'From three to six they come one after another. Could it just remain open?',
    says(told.holds),
    'I give violin lessons behind a garden gate in Cleveland Park.',
  ],
  'h16-f-no-wire': [
    'Would you have to dig a trench for one?',
    says(told.noLine),
    'Our pasture gate is in Potomac.',
    'It has power, but not a telephone line.',
  ],
  'h16-f-carrier': [
    'am i going to see charges on my bill from that',
    says(told.rates),
    'I was going to send a text to your support line from my old flip phone.',
  ],
  'h16-f-others': [
    'What other extras do you have?',
    says(told.camera, told.holds, told.trusted),
    'Is a battery backup optional?',
  ],
  'h16-f-yours-costs': [
    'Ouch. And to have yours installed?',
    says(told.install799),
    'What would we pay for a traditional call box?',
  ],
  'h16-f-how-valid': [
    'and for how long is that good?',
    says(told.days30),
    'Is a quote free for a music teacher?',
  ],
})
