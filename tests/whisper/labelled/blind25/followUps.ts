/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h25-f-mclean': [
    'McLean as well?',
    says(/McLean|Northern Virginia/),
    'Do you come out to Chevy Chase?',
  ],
  'h25-f-lexington': [
    'what about Lexington, Kentucky then',
    admits('Kentucky is not on the list.', {
      orSays: [/DC metro|Northern Virginia|2026|nationwide|ask us/i],
    }),
    'Is Falls Church part of your area?',
  ],
  'h25-f-monthly-then': [
    'That is once. And each month?',
    says(told.monthly47),
    'How much does professional installation start at?',
  ],
  'h25-f-longer': [
    'Twelve months is nothing for a canal club from 1911. Is there something beyond it?',
    says(told.lifetime),
    'How long is the warranty?',
  ],
  'h25-f-outage-extra': [
    'Does it come standard?',
    says(told.optional),
    'Is there a battery backup for the bus depot?',
  ],
  'h25-f-cannot-scan': [
    'Our elders cannot do that. What else is on the sign for them?',
    says(/dial|number/i),
    'How does a visitor use the QR code?',
  ],
  'h25-f-then-opens': [
    'OK it rings. What do I do next?',
    says(/verif|who (it|he) is|open/i),
    'What happens when a visitor scans the code at my ranch house?',
  ],
  'h25-f-how-long-that': [
    'And how long will they be at it?',
    says(told.hours),
    'Who puts the thing in, you or me?',
  ],
  'h25-f-valid-till': [
    'Our treasurer is off in Florida. How many days before the figures lapse?',
    says(told.days30),
    'Is the quote free?',
  ],
  'h25-f-text-instead': [
    'I am deaf, so no calling. Can I text instead, and where?',
    says(told.supportText),
    'How do I reach support?',
  ],
  'h25-f-five-of-them': [
    'and five of them?',
    { says: [dollarsOf(750)], priced: { set: { 'led-kit': 5 }, once: 750 } },
    'What is the price of an LED kit?',
  ],
  'h25-f-swap-432': [
    'What if we go with the X-432 instead?',
    { says: [dollarsOf(1260)], priced: { set: { 'x-432': 1 }, once: 1260 } },
    'How much is the X-401 for our climbing gym?',
  ],
  'h25-f-add-sim': [
    'Now throw in a SIM card. What is the monthly total?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'What does the base subscription cost a month?',
  ],
  'h25-f-hours-relay': [
    'And the labor on it, in hours?',
    prices({ set: { 'wireless-relay': 1 }, hours: 3 }),
    'What does the wireless relay cost?',
  ],
  'h25-f-per-year': [
    'Make that the first year, please.',
    prices({ set: { 'lpr-access': 1 }, firstYear: 2400 }),
    'Monthly price of LPR access?',
  ],
  'h25-f-who-reads': [
    'So who gets to read it?',
    says(told.read),
    'Are conversations with Whisper logged?',
  ],
  'h25-f-gone-when': [
    'If I do nothing, when does it vanish by itself?',
    says(told.days365),
    'Can I erase this conversation?',
  ],
  'h25-f-declined': [
    'And if they say no to that, do I learn why?',
    says(/reason/i),
    'Does an admin have to approve when I ask to erase a conversation?',
  ],
  'h25-f-how-optout': [
    'They would wake me after my night shift. Which word do I send to be rid of them?',
    says(told.stop),
    'Will you send me text messages?',
  ],
  'h25-f-still-open': [
    'Saturdays we want it standing open from ten to noon. Possible?',
    says(told.holds),
    'Our spice shop has a gated lot.',
  ],
  'h25-f-regular-driver': [
    'He comes daily. Can he skip the call?',
    says(told.trusted),
    'How does a delivery driver get through my gate?',
  ],
  'h25-f-no-wire': [
    'Would you need to trench a cable out there?',
    says(told.noLine),
    'We grow cranberries.',
    'The gate sits half a mile from the pump house, with power at it.',
  ],
  'h25-f-dark-lane': [
    'And without it?',
    says(/without power|no power|only power|power at the|nothing for the system|needs? power/i),
    'Does the gate need power?',
  ],
  'h25-f-who-else': [
    'And who is the lead developer?',
    says(told.developer),
    'Who is the founder of the company?',
  ],
  'h25-f-release-day': [
    'What day exactly?',
    admits('No date is given for the app.', { orSays: [told.announced] }),
    'Is a native app coming?',
  ],
  'h25-f-camera-brand': [
    'Which brand would that be?',
    admits('Brands of cameras are not told.', { orSays: [told.optional] }),
    'Can you integrate a camera at the preschool door?',
  ],
  'h25-f-how-many-codes': [
    'How many people could have one at the same time?',
    admits('The number of codes is not told.', { orSays: [told.trusted] }),
    'Do trusted visitors get a unique code?',
  ],
  'h25-f-card-ok': [
    'Is Discover card okay for that?',
    admits('Ways of paying are not told.', { orSays: [/202-555-014[24]|ask us|contact/i] }),
    'What does the service cost a month?',
  ],
  'h25-f-see-first': [
    'Could we watch it somewhere before our meeting?',
    says(told.video),
    'I am on the townhouse association board.',
    'How does the scanning go, from start to finish?',
  ],
  'h25-f-boats-too': [
    'Fine, above the water then. Would it work on a gate up on the towpath, or only doors?',
    says(told.gates),
    'Can it be installed underwater?',
  ],
})
