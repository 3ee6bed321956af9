/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h19-ballpark': [
    'Ballpark, what would we shell out to have one up and running?',
    says(told.onceAtAll),
  ],
  'h19-every-month': [
    'And after that, what comes off my bank account every four weeks or so?',
    says(told.monthly47),
  ],
  'h19-bail-out': [
    'Say I hate it by Easter. Could I walk away, or am I locked in for ages?',
    says(told.noContract),
  ],
  'h19-workman-extra': [
    'Does the workman send me his own bill on top of yours?',
    says(/included|part of what you are quoted/i),
  ],
  'h19-breaks-summer': ['Bought in spring, kaput by fall: whose wallet?', says(told.warranty)],
  'h19-till-i-die': [
    'I am planning to be here until they carry me out. Is there protection that runs just as long?',
    says(told.lifetime),
  ],
  'h19-look-see': [
    'My budget is zero right now. Does it hurt to have you work out numbers for us?',
    says(told.free),
  ],
  'h19-board-meets': [
    'Our trustees meet three weeks from tonight. Will your numbers still stand by then?',
    says(told.days30),
  ],
  'h19-ring-someone': ['where do i ring to learn what mine would come to', says(told.quotePhone)],
  'h19-three-am': [
    'Only free moment I ever get is 3 a.m. Anyone awake at your end?',
    says(told.always),
  ],
  'h19-coder': ['Whose brain is behind the programming?', says(told.developer)],
  'h19-big-boss': ['Who is the brains that began all this?', says(told.founder)],
  'h19-no-more-sms': [
    'Every evening another little note from you on my handset. I have had it. What shuts you up?',
    says(told.stop),
  ],
  'h19-peeping': [
    'Suppose I gossip about my in-laws on here. Would any of your staff get wind of it?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h19-scrub': [
    'Oh dear, I blabbed far too much a minute ago. Can I take it all back?',
    says(/erase|delete/i),
  ],
  'h19-own-copy': [
    'For my files I would like a copy of everything you and I wrote. Possible?',
    says(told.download),
  ],
  'h19-machine': ['Am I chatting to a machine right now?', says(told.aiAgent)],
  'h19-subpoena': [
    'In my old profession I signed subpoenas. Would you hand things over if served with one?',
    says(told.authorities),
  ],
  'h19-teen-helper': [
    'My helper at the stall is seventeen. Does she need anybody to say okay?',
    says(/guardian|consent|under 18/i),
  ],
  'h19-cold-calls': [
    'If I leave my digits, do I get sales pitches till kingdom come?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h19-moving-picture': ['I learn better by watching. Got a clip or something?', says(told.video)],
  'h19-keypad-numbers': [
    'Should I tell you the secret combination of our entrance so you can help quicker?',
    says(/do not write|gate codes/i),
  ],
  'h19-follow-around': [
    'Do pushy commercials follow me all over the internet after I was here?',
    says(told.noAds),
  ],
})
