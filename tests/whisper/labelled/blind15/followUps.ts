/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h15-f-mclean': [
    'what about McLean',
    says(/McLean|Northern Virginia/),
    'Do you come out to Falls Church?',
  ],
  'h15-f-fredericksburg': [
    'And our other rental down in Fredericksburg?',
    admits('Fredericksburg is not on the list.', {
      orSays: [/DC metro|Northern Virginia|ask us|2026/i],
    }),
    'Is Springfield within your area?',
  ],
  'h15-f-after-year': [
    'We plan to grow old here. Anything that runs beyond this?',
    says(told.lifetime),
    'How long is the warranty?',
  ],
  'h15-f-monthly-then': [
    'my wife asks about the running part then, monthly i mean',
    says(told.monthly47),
    'What does professional installation start at?',
  ],
  'h15-f-cheaper': [
    'That is steep for one small side door. Nothing more basic on offer?',
    says(told.basic340),
    'How much do you charge for professional installation?',
  ],
  'h15-f-how-to-get': [
    'Okay, how do I get one then? Which number?',
    says(told.quotePhone),
    'Are your quotes free?',
  ],
  'h15-f-how-long-good': [
    'and for how long can I count on those figures',
    says(told.days30),
    'Is a quote free of charge?',
  ],
  'h15-f-without-camera': [
    'Her phone has no camera, so what then?',
    says(told.dial),
    'My mother visits us a lot. How would she get in?',
    'So she scans a QR code?',
  ],
  'h15-f-standard-or-extra': [
    'is that something I pay extra for?',
    says(told.optional),
    'Could the brewery have scheduled gate holds?',
  ],
  'h15-f-caller': [
    'Could he be recognized just by calling?',
    says(told.trusted),
    'Our beer distributor arrives every Monday at 5 a.m.',
  ],
  'h15-f-answer-landline': [
    'And me, can I answer on the landline in the kitchen?',
    says(/any phone|landline|desk phone|whatever phone|each of them/i),
    'Which phones can my visitors use?',
  ],
  'h15-f-need-what': [
    'Then tell me what does have to be in place over there.',
    says(told.power),
    'Do I need a phone line at the storage yard gate?',
    'And internet?',
  ],
  'h15-f-outage': [
    'and if that fails in a thunderstorm?',
    says(told.battery),
    'Does the gate equipment need electricity?',
  ],
  'h15-f-who-does': [
    'Who does the work, one of you or do I hire someone?',
    says(told.professional),
    'How many hours is an installation?',
  ],
  'h15-f-two-401': [
    'make that two of them',
    { says: [dollarsOf(1080)], priced: { set: { 'x-401': 2 }, once: 1080 } },
    'Price of an X-401?',
  ],
  'h15-f-led-too': [
    'And with an LED kit on it?',
    prices({ set: { 'vinyl-sign': 1, 'led-kit': 1 }, once: 350 }),
    'How much is a vinyl sign?',
  ],
  'h15-f-sim-cost': [
    'how much is that one monthly',
    { says: [dollarsOf(12)], priced: { set: { 'sim-card': 1 }, monthly: 12 } },
    'Is there a SIM card among your subscriptions?',
  ],
  'h15-f-hours-412': [
    'My crew would be standing around meanwhile, so the hours for it?',
    prices({ set: { 'x-412': 1 }, hours: 4 }),
    'What does the X-412 cost?',
  ],
  'h15-f-video-where': [
    'is there a video of that somewhere',
    says(told.video),
    'How does a visitor get from the scan to an open gate?',
  ],
  'h15-f-read-by': [
    'By whom at your firm would they be looked at, if anybody?',
    says(told.read),
    'Are conversations with Whisper logged?',
  ],
  'h15-f-delete-how': [
    'Can I have it gone earlier than that?',
    says(/erase|delete/i),
    'For how long is this conversation kept?',
  ],
  'h15-f-seventeen': [
    'My daughter is seventeen though. Same answer?',
    says(/guardian|consent|under 18/i),
    'Is the service meant for children?',
  ],
  'h15-f-developer': [
    'Thanks. The other one, whoever writes the software, goes by what name?',
    says(told.developer),
    'Who founded Visitor Access?',
  ],
  'h15-f-help-word': [
    'And which word if I am lost?',
    says(told.help),
    'What do I reply to get no more of your texts?',
  ],
  'h15-f-when-keys': [
    'In what quarter will they come out?',
    admits('No date is given for them.', { orSays: [told.announced] }),
    'What are Invisible Keys?',
  ],
  'h15-f-how-many-people': [
    'How many people may be on that list at most?',
    admits('No limit is told.'),
    'Can our kindergarten staff be trusted visitors?',
  ],
  'h15-f-night-vision': [
    'Does it see in the dark?',
    admits('What a camera can do is not told.', { orSays: [told.camera] }),
    'Is camera integration possible at a salon door?',
  ],
  'h15-f-charging-time': [
    'How long does it need to charge up again after an outage?',
    admits('Charging is not told.', { orSays: [told.battery] }),
    'Do you have a battery backup?',
  ],
  'h15-f-call-box-vs': [
    'And installing yours instead would start at what?',
    says(told.onceAtAll),
    'How much is a traditional call box?',
  ],
  'h15-f-salon-hours': [
    'Can I just have it open during business hours instead?',
    says(told.holds),
    'I own a hair salon in Reston with a locked parking gate.',
    'I do not want to answer the phone with wet hands.',
  ],
})
