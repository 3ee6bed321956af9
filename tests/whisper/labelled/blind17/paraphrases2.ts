/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h17-lump': [
    'What lump sum do I beg my parents for to have it all set up?',
    says(told.onceAtAll),
  ],
  'h17-recurring': [
    'I know the beginning is one bite. And the recurring bite afterwards, how big?',
    says(told.monthly47),
  ],
  'h17-leaving': [
    'Our lease on the studio runs out in August. Could we walk off without being stuck?',
    says(told.noContract),
  ],
  'h17-workman': [
    'Do I tip out extra cash for the workman who puts it up, or has that been counted in?',
    says(told.included),
  ],
  'h17-lemon': [
    'If it turns out a lemon after five months, am I the sucker who pays?',
    says(told.warranty),
  ],
  'h17-forever': [
    'My daughter will inherit the orchard. Could the gear be looked after for as long as it stands?',
    says(told.lifetime),
  ],
  'h17-no-strings': [
    'Would merely finding out what mine amounts to dent my wallet?',
    says(told.free),
  ],
  'h17-mull': [
    'I like to mull things over till after Hanukkah. When do the numbers you send go sour?',
    says(told.days30),
  ],
  'h17-ring-somebody': [
    'Eyes too weak for these screens, whom do I ring to hear what mine would run?',
    says(told.quotePhone),
  ],
  'h17-three-am': [
    'Between batches, around three a.m., is there anybody minding the store?',
    says(told.always),
  ],
  'h17-brains': ['Who had the brainwave for all this?', says(told.founder)],
  'h17-coder': ['who wrote the software, one name is enough', says(told.developer)],
  'h17-buzzing': [
    'My cell keeps buzzing with stuff from you people during meditation. Make it cease how?',
    says(told.stop),
  ],
  'h17-overlook': [
    'Is someone peeking over my shoulder as I type this?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h17-vanish': ['I blurted out too much here. Can it vanish?', says(/erase|delete/i)],
  'h17-copy-of-this': [
    'The co-op wants every word of our exchange in its binder. How do I get it out of here?',
    says(told.download),
  ],
  'h17-warm-blood': ['Are you somebody with a pulse?', says(told.aiAgent)],
  'h17-subpoena': [
    'If a judge came asking about me, would you hand stuff over?',
    says(told.authorities),
  ],
  'h17-teen-sitter': [
    'Our dog walker turned fifteen last week. Is she old enough to deal with this alone?',
    says(/guardian|consent|under 18/i),
  ],
  'h17-nag': [
    'I hate being nagged. Having gotten my digits, how often will you bother me?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h17-watch-clip': [
    'As a film student I believe only moving pictures. Got any of it working?',
    says(told.video),
  ],
  'h17-secret-combo': [
    'Shall I jot down the four digits for our side entrance here, so you have them handy?',
    says(/do not write|gate codes/i),
  ],
  'h17-stalked': [
    'Once I browse here, will banners for it stalk me around the web?',
    says(told.noAds),
  ],
})
