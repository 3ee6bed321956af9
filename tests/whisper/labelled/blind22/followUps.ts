/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h22-f-longer': [
    'Is there a way to have it for longer than that?',
    says(told.lifetime),
    'What warranty comes with the system for our truck stop?',
  ],
  'h22-f-who-carries': [
    'and who does the work, you people or some kid i hire?',
    says(told.professional),
    'how long does an installation take at a coffee roastery',
  ],
  'h22-f-vienna': [
    'My sister asks the same for Reston.',
    says(/Reston|Northern Virginia/),
    'Do you come to Bowie?',
  ],
  'h22-f-hagerstown': [
    'What about Hagerstown then?',
    admits('Hagerstown is not on the list.', { orSays: [/DC metro|Maryland|ask us/i] }),
    'Is Gaithersburg covered?',
  ],
  'h22-f-when-dies': [
    'For when the power dies, what would you suggest?',
    says(told.battery),
    'What does the equipment need at the gate?',
  ],
  'h22-f-standard': [
    'Comes with it, or on top?',
    says(told.optional),
    'Can the system use a camera at our range?',
  ],
  'h22-f-dont-scan': [
    'Half of them have no camera on their phone.',
    says(/dial|any phone/i),
    'How do patients get through to us from the door?',
  ],
  'h22-f-my-side': [
    'And on my side, do I download something?',
    says(told.noApp),
    'Does the visitor need an app?',
  ],
  'h22-f-monthly-then': [
    'And month by month after that?',
    says(told.monthly47),
    'How much is professional installation to begin with?',
  ],
  'h22-f-bound': [
    'Does that bind me for some years?',
    says(told.noContract),
    'What does the service cost per month?',
  ],
  'h22-f-write-instead': [
    'I would rather write than text. Address?',
    says(told.email),
    'Where do I text for support?',
  ],
  'h22-f-charge-quote': [
    'does that cost me something',
    says(told.free),
    'How do I get a quote for my alpaca pasture gate?',
  ],
  'h22-f-hold-good': [
    'How long do the numbers in it hold good?',
    says(told.days30),
    'Is a quote free?',
  ],
  'h22-f-approve': [
    'Does that happen by itself, or does someone look at it first?',
    says(told.approved),
    'Can I ask to have my conversation erased?',
  ],
  'h22-f-quote-form': [
    'And what I typed into a quote form?',
    says(told.days365),
    'After how long is my chat deleted?',
  ],
  'h22-f-two-posts': [
    'We would need four, one per lane.',
    { says: [dollarsOf(1440)], priced: { set: { gooseneck: 4 }, once: 1440 } },
    'What is the price of a gooseneck?',
  ],
  'h22-f-booster-hours': [
    'How many hours is that to install?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'What does a cell booster cost?',
  ],
  'h22-f-larger-one': [
    'Hm, and its big brother, the X-432?',
    { says: [dollarsOf(1260)], priced: { set: { 'x-432': 1 }, once: 1260 } },
    'How much do you ask for an X-412?',
  ],
  'h22-f-base-and-sim': [
    'Add a SIM card to that, please. Monthly total?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'I just need the base subscription for the church hall, how much is it?',
  ],
  'h22-f-led-five': [
    'five of those',
    { says: [dollarsOf(750)], priced: { set: { 'led-kit': 5 }, once: 750 } },
    'price of the LED kit?',
  ],
  'h22-f-open-house': [
    'So could it stand open just for that stretch?',
    says(told.holds),
    'Our tree nursery has a gate on Route 7.',
    'Saturdays from nine to noon everyone comes at once.',
  ],
  'h22-f-instructors': [
    'They come daily. Any way for them to skip the call?',
    says(told.trusted),
    'We run a sailing school with a dock gate.',
    'There are six instructors.',
  ],
  'h22-f-those-keys': [
    'Sounds just right for guest conductors. Could we hand out a few this evening?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'h22-f-keys-price': [
    'And what will those cost me?',
    admits('Prices of what is announced are not told.', { orSays: [told.announced] }),
    'Tell me about the Invisible Keys.',
  ],
  'h22-f-battery-hours': [
    'Last winter we sat dark from supper until the next noon. Would it make it through such a stretch?',
    admits('How long the battery lasts is not told.', { orSays: [told.optional] }),
    'Do you have a battery backup for a power outage?',
  ],
  'h22-f-camera-brand': [
    'Which brand do you put in?',
    admits('Brands of cameras are not told.', { orSays: [told.optional] }),
    'Can a camera be added at the entry of our storage lot?',
  ],
  'h22-f-developer-too': [
    'And who does the software?',
    says(told.developer),
    'Who is the founder of Visitor Access?',
  ],
  'h22-f-warranty-theft': [
    'Does that cover it if somebody steals the sign?',
    admits('What the warranty covers is not told.', { orSays: [told.warranty] }),
    'Is there a warranty?',
  ],
  'h22-f-rsa-too': [
    'Only that one, or another besides?',
    says(told.rsa),
    'Do you encrypt with AES-256?',
  ],
  'h22-f-cheaper-saturday': [
    'OK, and would your man come on a Saturday?',
    admits('Days of installing are not told.', { orSays: [/24\/7|202-555-014[24]|ask us/i] }),
    'Does a professional install it?',
  ],
})
