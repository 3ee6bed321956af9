/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h26-put-aside': [
    'Living on Social Security. How big a chunk do I hand over up front to have one put in?',
    says(told.onceAtAll),
  ],
  'h26-ongoing': [
    'After the crew has driven off, how much do you nibble from my little pension, again and again?',
    says(told.monthly47),
  ],
  'h26-tied-down': [
    'We may lose our lease on the ice barn come spring. Could we walk away?',
    says(told.noContract),
  ],
  'h26-labor-extra': ['Will I get a second bill for the crew’s labor?', says(told.included)],
  'h26-quits-early': [
    'Say it dies on me in month seven, all by itself. Who eats that?',
    says(told.warranty),
  ],
  'h26-forever-cover': [
    'Can I buy peace of mind for as long as I own the place?',
    says(told.lifetime),
  ],
  'h26-look-cost': [
    'My late wife always asked it: what does it cost just to have you figure out a number for us?',
    says(told.free),
  ],
  'h26-sit-on-it': [
    'I need three weeks to talk our treasurer into it. Would the figures still stand?',
    says(told.days30),
  ],
  'h26-ring-whom': [
    'I get along better with a voice than a keyboard. Whom do I ring about a price?',
    says(told.quotePhone),
  ],
  'h26-wee-hours': ['tow trucks never sleep. do you guys', says(told.always)],
  'h26-coder': [
    'Our chess club is full of nerds. They would love to know which brain typed up the programs you run on.',
    says(told.developer),
  ],
  'h26-brainchild': ['Whose brainchild is your firm?', says(told.founder)],
  'h26-quit-buzzing': [
    'In the middle of lessons my cell goes bzzz because of you folks. I am done with that, what do I send?',
    says(told.stop),
  ],
  'h26-nosy': [
    'Is somebody at your end peeking over my shoulder right now?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h26-scrub': ['I rambled too much in here. Can it be scrubbed?', says(told.erase)],
  'h26-keep-copy': [
    'My daughter handles my affairs and should see all you told me. How would I save it for her?',
    says(told.download),
  ],
  'h26-breathing': ['Do you breathe, or are you made of wires?', says(told.aiAgent)],
  'h26-judge': [
    'Suppose a judge wants to know about me. Do you hand things over?',
    says(told.authorities),
  ],
  'h26-grandkid': [
    'My grandkid is nine and loves pushing buttons. Is she allowed on here?',
    says(/under 13|guardian/i),
  ],
  'h26-pester': [
    'If I leave you my cell, are you going to bug me with promotions?',
    says(/when you asked|unless you say yes|whether we may text|STOP/i),
  ],
  'h26-watch-it': [
    'Reading tires my eyes. Got a bit of film I could look at instead?',
    says(told.video),
  ],
  'h26-secret-here': [
    'Okay if I type in the four digits that open our lobby so that you have them?',
    says(/do not write|passwords?|gate codes|card numbers/i),
  ],
  'h26-follow-me': [
    'Will yarn banners trail me around the web after I looked at your pages?',
    says(told.noAds),
  ],
})
