/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h18-f-extra-it': [
    'Does that cost extra or is it in already?',
    says(told.optional),
    'Can you connect a camera at the church door?',
  ],
  'h18-f-arlington': [
    'and arlington?',
    says(/Arlington|Northern Virginia/i),
    'Do you come out to Silver Spring?',
  ],
  'h18-f-richmond': [
    'And what about Richmond?',
    admits('Richmond is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us|2026/i] }),
    'Do you serve Springfield?',
  ],
  'h18-f-longer-warranty': [
    'Could our parish stretch that somehow?',
    says(told.lifetime),
    'How long is the warranty on it?',
  ],
  'h18-f-then-month': [
    'Fine for the boosters. What would then come due from us monthly?',
    says(told.monthly47),
    'What does professional installation start at?',
  ],
  'h18-f-cheaper-inst': [
    'That is too much for our pottery class. Is there a more basic installation?',
    says(told.basic340),
    'How much is a professional installation?',
  ],
  'h18-f-by-mail': [
    'I would rather write. Is there an e-mail?',
    says(told.email),
    'Where can I text your support?',
  ],
  'h18-f-old-phone': [
    'And when her phone has no camera?',
    says(told.dial),
    'How does my aunt get in with the QR code?',
  ],
  'h18-f-two-401': [
    'Oh, the stable door as well, so I need a pair.',
    { says: [dollarsOf(1080)], priced: { set: { 'x-401': 2 }, once: 1080 } },
    'What is the price of an X-401?',
  ],
  'h18-f-led': [
    'And the LED kit?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
    'Vinyl sign: what would a choir pay?',
  ],
  'h18-f-sim': [
    'what about the SIM card',
    { says: [dollarsOf(12)], priced: { set: { 'sim-card': 1 }, monthly: 12 } },
    'How much is a dedicated number per month?',
  ],
  'h18-f-with-post': [
    'Plus one wood post to nail ours onto, summed?',
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1 }, once: 300 }),
    'Tell me what you list the vinyl sign at, please.',
  ],
  'h18-f-hours-booster': [
    'Ouch. Fitting such equipment lasts how many hours?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'Our valley needs your cell booster. Price?',
  ],
  'h18-f-how-long-kept': [
    'For how many days do you keep it?',
    says(told.days365),
    'What is stored when I send a quote form?',
  ],
  'h18-f-who-reads': [
    'And does anyone read them?',
    says(told.read),
    'Are conversations with Whisper logged?',
  ],
  'h18-f-approval': [
    'Who has to approve that?',
    says(/admin/i),
    'Can I have this conversation erased?',
  ],
  'h18-f-when-here': [
    'So can my band use it today?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'h18-f-which-date': [
    'On what exact date do they come out?',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'Are smart notifications available?',
  ],
  'h18-f-how-long-battery': [
    'And if Dominion needs all night to fix the wires, how long will it hold?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
    'Is there a battery backup?',
  ],
  'h18-f-other-founder': [
    'Thanks, and the head of the programming work?',
    says(told.developer),
    'Who is the founder?',
  ],
  'h18-f-free-it': ['Is that free?', says(told.free), 'I want a quote for my workshop door.'],
  'h18-f-valid-it': [
    'My partner is abroad until the 20th. How much time have we got to say yes?',
    says(told.days30),
    'How do I get a quote?',
  ],
  'h18-f-internet-neither': [
    'Good, because we have none. Then surely you want internet out by the rows?',
    says(told.noLine),
    'Does the gate need a phone line?',
  ],
  'h18-f-first-step': [
    'What is the very first of them?',
    says(told.photos),
    'In how many steps is it installed?',
  ],
  'h18-f-harvest': [
    'Could the gate be left open in those hours?',
    says(told.holds),
    'We have a strawberry farm in Bowie.',
    'Pickers come from six to eight in the morning.',
  ],
  'h18-f-no-power': [
    'There is none. Would it work anyway?',
    says(told.notWithoutPower),
    'I have a gate at the far end of a cemetery.',
    'Does it need power at the gate?',
  ],
  'h18-f-caller-code': [
    'What is the other way besides caller ID?',
    says(/codes?\b/i),
    'Can my shuttle be recognized as a trusted visitor?',
  ],
  'h18-f-owner-too': [
    'Okay for the singers. But as the one who picks up, I surely have to install something?',
    says(told.noApp),
    'Do visitors need an app?',
  ],
  'h18-f-see-it': [
    'He dislikes reading. Anywhere he could watch instead?',
    says(told.video),
    'Explain scanning and opening to my father.',
  ],
  'h18-f-rates': ['Does that cost me anything?', says(told.rates), 'I would like to text support.'],
})
