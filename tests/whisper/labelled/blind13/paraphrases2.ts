/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h13-checkbook': [
    'Ballpark figure please: how badly does getting started hurt my checkbook?',
    says(told.onceAtAll),
  ],
  'h13-four-weeks': [
    "With everything up and humming, what leaves our association's account every four weeks or so?",
    says(told.monthly47),
  ],
  'h13-graduate': [
    'We graduate in May and scatter. Are we on the hook for years?',
    says(told.noContract),
  ],
  'h13-labor-figure': [
    'Do your workmen send a bill of their own, or is labor in the figure already?',
    says(/included|part of what you are quoted/i),
  ],
  'h13-month-eight': ['Say it quits on me in month eight. Who eats that?', says(told.warranty)],
  'h13-grow-old': [
    'We mean to grow old in this house. Any way of being protected the entire time, not just early on?',
    says(told.lifetime),
  ],
  'h13-naming-sum': ['Will you want money merely for coming up with a figure?', says(told.free)],
  'h13-sit-on-it': [
    'How long may a slow committee sit on your offer before the numbers turn to dust?',
    says(told.days30),
  ],
  'h13-talk-dollars': [
    'I want to talk dollars with somebody, not type. Whom do I ring?',
    says(told.quotePhone),
  ],
  'h13-three-am': [
    'I work nights and am only ever awake when the rest of the world sleeps. Would anyone be around for me?',
    says(told.always),
  ],
  'h13-shy': [
    'Speaking out loud to strangers makes my heart race. How else do I get help from your people?',
    says(/202-555-0143|support@|\btext|\bchat|e-?mail/i),
  ],
  'h13-cooked-up': [
    'Somebody must have woken up one morning and started the business. Who?',
    says(told.founder),
  ],
  'h13-programming': [
    'My daughter wants to be a programmer like the one behind this. Who would that be?',
    says(told.developer),
  ],
  'h13-buzzing': [
    'My cell keeps buzzing with notes from you folks. How do I make it quit?',
    says(told.stop),
  ],
  'h13-over-shoulder': [
    'Is anybody peeking over our shoulders as the two of us go back and forth?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h13-scrub': ['Oops, I blabbed too much just now. Can that be scrubbed?', says(/erase|delete/i)],
  'h13-attorney-copy': [
    'My attorney asks for a copy of everything that you and I have written. How do I get hold of it?',
    says(told.download),
  ],
  'h13-judge': ['Suppose a judge demanded my records. Would he get them?', says(told.authorities)],
  'h13-fourteen': [
    'My girl is fourteen and gets home before me. If I sign off on it, may she use the thing?',
    says(/guardian|consent|under 18/i),
  ],
  'h13-sneakers': [
    'Will sneaker banners stalk me for a month because I looked around here?',
    says(told.noAds),
  ],
  'h13-clip': ['Got a clip? I learn with my eyes.', says(told.video)],
  'h13-keypad-digits': [
    'Shall I just type the four digits for our keypad into this box so you have them?',
    says(/do not write|gate codes/i),
  ],
  'h13-gets-wind': [
    'Once you know a thing or two about me, who else gets wind of it?',
    says(/dealer|manager of the property|companies that carry|authorit|court/i),
  ],
})
