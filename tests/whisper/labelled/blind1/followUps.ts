/** Questions that lean on what was asked before: the service, the terms, the talk. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'b-put-in': [
    'ok and before that, getting it put in?',
    says(told.onceAtAll),
    'What does the service cost each month?',
  ],
  'b-sister': [
    'And Vienna? My sister lives there',
    says(/Vienna|Northern Virginia/),
    'Do you serve Arlington?',
  ],
  'b-frederick': [
    'Frederick too?',
    admits('Frederick is not on the list.', { orSays: [/DC metro|ask us/i] }),
    'Do you serve Rockville?',
  ],
  'b-comes-with': [
    'Does that come with it or is it extra?',
    says(told.optional),
    'What if the electricity fails?',
  ],
  'b-software': ['And who writes the software?', says(told.developer), 'Who is the founder?'],
  'b-how-long-kept': ['for how long', says(told.days365), 'Is this conversation logged?'],
  'b-sooner': [
    'and can I have it removed sooner?',
    says(told.erase),
    'Is this conversation logged?',
    'How long is it kept?',
  ],
  'b-handyman': [
    'Could my handyman do it instead?',
    says(told.professional),
    'How many hours does it take to put in?',
  ],
  'b-what-number': [
    'ok to which one do I write that message then',
    says(told.supportText),
    'Can I text your support?',
  ],
  'b-text-cost': ['Does that cost me something?', says(told.rates), 'Can I text you?'],
  'b-order-now': ['Great, can I order them now?', says(told.announced), 'What are Invisible Keys?'],
  'b-then-how': [
    'Then how do I open the gate?',
    says(/phone|remotely|call/i),
    'Is there an app for owners?',
  ],
  'b-if-i-have-none': [
    'and if I am the one who has none?',
    says(/any phone|landline|desk phone|whatever phone/i),
    'What if a visitor has no smartphone?',
  ],
  'b-besides-codes': [
    'Is there another way for them besides a code?',
    says(/caller[- ]?id/i),
    'Can people I trust have a code?',
  ],
  'b-no-landline': ['No landline at all?', says(told.noLine), 'What is needed at the gate?'],
  'b-who-sets-hours': [
    'Who decides between which hours?',
    says(/you set|you want|you choose|set by you/i),
    'Can the gate be held open in the daytime?',
  ],
  'b-cover-exactly': [
    'Does it pay when somebody backs into the sign?',
    admits('What the warranty covers is not told.', { never: [/^\W*yes\b/i] }),
    'How long is the warranty?',
  ],
  'b-camera-brands': [
    'Which brands?',
    admits('No brands of cameras are named.'),
    'Can a camera be integrated?',
  ],
  'b-counted-from': ['From when do you count?', says(/\bdate\b/i), 'How long is a quote valid?'],
  'b-video-where': ['where?', says(/home page/i), 'Do you have a video of it?'],
  'b-leave-in-may': [
    'And if I leave in May, do I get money back for the rest?',
    admits('Refunds are not told.'),
    'Do I have to sign a long contract?',
  ],
  'b-only-them': ['Only them?', says(told.vendors), 'Do you give my data to dealers?'],
  'b-where-else': [
    'haha ok, and where else does it not work?',
    says(/power/i, /cellular|coverage/i),
    'Do you install underwater?',
  ],
  'b-at-fifteen': ['And at 15?', says(/parent|guardian/i), 'May a 9 year old use your service?'],
})
