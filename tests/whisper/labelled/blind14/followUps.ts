/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h14-f-reston-too': ['And in Reston?', says(/Reston|Northern Virginia/), 'Do you serve Potomac?'],
  'h14-f-richmond': [
    'what about my place in Richmond then',
    admits('Richmond is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us|2026/i] }),
    'Do you come to Falls Church?',
  ],
  'h14-f-after-first-year': [
    'So in year two I’m on my own, or can I get something longer?',
    says(told.lifetime),
    'How long is the warranty?',
  ],
  'h14-f-monthly-then': [
    'Okay, that is once. What comes every month on top?',
    says(told.monthly47),
    'How much is professional installation?',
  ],
  'h14-f-cheaper': [
    'Is there a cheaper one, more basic?',
    says(told.basic340),
    'What does professional installation start at?',
  ],
  'h14-f-number-of': [
    'go ahead, give me the digits, I have a pen',
    says(told.quotePhone),
    'How do I get a quote?',
    'I’d rather call.',
  ],
  'h14-f-no-smartphone': [
    'but she hasn’t got a smartphone',
    says(/dial|any phone|old (phone|one)/i),
    'Can my aunt scan the QR code when she visits?',
  ],
  'h14-f-owner-too': [
    'and me, the owner? do I?',
    says(told.noApp),
    'Do visitors have to install an app?',
  ],
  'h14-f-is-it-extra': [
    'Does that cost extra?',
    says(/optional|extra|quote/i),
    'Can you add a camera at our dock gate?',
  ],
  'h14-f-mailman-code': [
    'Could he come in without me answering every day?',
    says(told.trusted),
    'Our mailman stops by six times a week.',
  ],
  'h14-f-power-out': [
    'what if that goes out',
    says(told.battery),
    'Does it need power at the gate?',
  ],
  'h14-f-two-401': [
    'Make it two.',
    { says: [dollarsOf(1080)], priced: { set: { 'x-401': 2 }, once: 1080 } },
    'What does an X-401 cost?',
  ],
  'h14-f-vinyl-instead': [
    'and the vinyl enclosure instead?',
    { says: [dollarsOf(500)], priced: { set: { 'vinyl-enclosure': 1 }, once: 500 } },
    'How much is a vinyl sign?',
  ],
  'h14-f-add-sim': [
    'With a SIM card added, how much a month?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'What is the base subscription a month?',
  ],
  'h14-f-hours-432': [
    'The boss asks how many hours your crew needs to install that.',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
    'What does the X-432 cost?',
  ],
  'h14-f-kept-how-long': [
    'How long do you keep it?',
    says(told.days365),
    'What is in a quote form?',
    'And is my quote form stored?',
  ],
  'h14-f-who-reads': [
    'Who can read that?',
    says(/admins?\b/i),
    'Is my conversation with Whisper logged?',
  ],
  'h14-f-approval-needed': [
    'Does anybody have to approve that?',
    says(/approv|admin/i),
    'How can I have my conversation erased?',
  ],
  'h14-f-my-daughter': [
    'My daughter is sixteen, so what does she need?',
    says(/guardian|consent|under 18/i),
    'Is there a minimum age?',
  ],
  'h14-f-available-now': [
    'The sitter comes at six tonight, could she be handed one?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'h14-f-when-exactly': [
    'And on what date will it come out?',
    admits('No date is told.', { orSays: [told.announced] }),
    'Is there a native app?',
  ],
  'h14-f-developer-also': [
    'And which of your people writes the programs?',
    says(told.developer),
    'Who is the founder?',
  ],
  'h14-f-boatlift': [
    'ok but it’s sometimes under a foot of water there',
    says(/underwater|above the surface/i),
    'I want to put one on our boat ramp.',
  ],
  'h14-f-internet-also': [
    'No internet either, is that a problem?',
    says(
      /no phone line|no internet line|only power|none is needed|in place of a wire|buried cable|cellular/i,
    ),
    'Our summer house gate has no phone line.',
  ],
  'h14-f-steals-photo': [
    'So somebody photographs it and gets in?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
    'Is there a QR code on the sign?',
  ],
  'h14-f-battery-brand': [
    'Which brand is it?',
    admits('Brands are not told.', { orSays: [told.battery] }),
    'Do you have a battery backup?',
  ],
  'h14-f-hold-weekends': [
    'And on federal holidays, does it skip those automatically?',
    admits('Holidays are not told.', { orSays: [told.holds] }),
    'Can the gate stay open during office hours?',
  ],
  'h14-f-thirty-days': [
    'How long is that good for?',
    says(told.days30),
    'Is the quote free?',
    'Fine, send me one.',
  ],
  'h14-f-costs-to-text': [
    'Prepaid plan here. Might I be paying my carrier for each of those?',
    says(told.rates),
    'Can I text support?',
  ],
  'h14-f-where-video': [
    'I clicked around and can’t see it. Where is it hiding?',
    says(told.video),
    'Do you have a demonstration video?',
  ],
})
