/** Money, terms, people and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h14-lump-sum': ['How big a check am I writing on day one?', says(told.onceAtAll)],
  'h14-ongoing-bite': [
    'And after it’s up, what bite does it take out of my budget, four weeks at a time?',
    says(told.monthly47),
  ],
  'h14-bail-out': [
    'If my kids make me move to Florida next spring, am I stuck with you?',
    says(told.noContract),
  ],
  'h14-labor-hidden': [
    'Am I going to get hit with a separate bill for the workman?',
    says(told.included),
  ],
  'h14-breaks-may': ['Say it quits on me in month seven. Am I out of luck?', says(told.warranty)],
  'h14-forever-cover': [
    'I want to be looked after for as long as I own the place. Doable?',
    says(told.lifetime),
  ],
  'h14-look-nothing': [
    'Do you charge folks just for finding out what they’d be in for?',
    says(told.free),
  ],
  'h14-think-it-over': [
    'I’m slow to make up my mind. How many weeks do I have before your numbers change?',
    says(told.days30),
  ],
  'h14-talk-numbers': [
    'Hate forms. Who do I ring up to hear what mine would run?',
    says(told.quotePhone),
  ],
  'h14-night-shift': [
    'I drive a cab nights and sleep all day. When’s somebody around to talk to?',
    says(told.always),
  ],
  'h14-coder-who': ['Who’s the tech brain there?', says(told.developer)],
  'h14-brains-behind': ['Whose idea was this whole business?', says(told.founder)],
  'h14-buzzing-off': [
    'Nothing but messages from you people, one after another, and I’m driving a rig. How do I end it?',
    says(told.stop),
  ],
  'h14-somebody-peeking': [
    'Is some guy in your office peeking at what I type here?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h14-scrub-this': [
    'I got carried away and told you about my divorce. Any way to make those lines go away?',
    says(/erase|delete/i),
  ],
  'h14-copy-of-chat': ['I’d like a copy of all this for my files.', says(told.download)],
  'h14-are-you-machine': [
    'So am I talking to a fella in a headset, or a machine?',
    says(told.aiAgent),
  ],
  'h14-subpoena': ['Would the cops be able to get what you know about me?', says(told.authorities)],
  'h14-fourteen-yo': [
    'My girl is in ninth grade. Okay for her to use it after school?',
    says(/guardian|consent|under 18/i),
  ],
  'h14-junk-calls': [
    'If I leave my cell with you, am I signing up for a flood of junk?',
    says(/when you asked|\bSTOP\b|opt out|unless you say yes|whether we may text/i),
  ],
  'h14-watch-clip': ['Got a clip my wife could look at? She won’t read.', says(told.video)],
  'h14-keypad-digits': [
    'Should I tell you the four digits for our keypad so you’re in the picture?',
    says(/do not write|gate codes/i),
  ],
  'h14-old-style-cost': [
    'What would folks pay for one of those old-style metal things with push buttons instead?',
    says(told.callBox),
  ],
})
