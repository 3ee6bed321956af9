/** Money, terms, places and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h23-pb-damage': [
    'Ballpark, how deep do I reach into my pocket to get set up?',
    says(told.onceAtAll),
  ],
  'h23-pb-every-month': [
    'Teacher pension here. Once all is up and running, what leaves my account from then on?',
    says(told.monthly47),
  ],
  'h23-pb-walk-away': [
    'Our lease on the studio may end in spring. Can we just walk away?',
    says(told.noContract),
  ],
  'h23-pb-labor': ['Does the fellow with the drill send a separate bill?', says(told.included)],
  'h23-pb-breaks': ['Bought in May, kaput by October. Am I on the hook?', says(told.warranty)],
  'h23-pb-forever': [
    'We plan to be in this house until they carry us out. Anything that protects us for good?',
    says(told.lifetime),
  ],
  'h23-pb-estimate': [
    'Do you charge me just for telling me what mine would come to?',
    says(told.free),
  ],
  'h23-pb-sit-on': [
    'The board meets in three weeks. Will the sum on that paper still hold?',
    says(told.days30),
  ],
  'h23-pb-talk': [
    'I would sooner speak to somebody regarding my costs. How do I get one on the line?',
    says(told.quotePhone),
  ],
  'h23-pb-3am': [
    'I get up at three for my paper route. Can I get hold of you guys then?',
    says(told.always),
  ],
  'h23-pb-long-letter': [
    'I have a lot to explain and a sketch to send along. Where to?',
    says(told.email),
  ],
  'h23-pb-leave-alone': ['quit buzzing me!! how do i make it end', says(told.stop)],
  'h23-pb-brains': ['Whose baby is this firm? I mean, who got it going?', says(told.founder)],
  'h23-pb-coder': ['Which programmer is behind the stuff at the entrance?', says(told.developer)],
  'h23-pb-snoop': [
    'Is some employee of yours snooping on what I type right now?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h23-pb-forget-me': [
    'I said too much about my divorce a minute ago. Could all that vanish?',
    says(/erase|delete/i),
  ],
  'h23-pb-copy': [
    'I would like to save what we two just wrote onto my computer.',
    says(told.download),
  ],
  'h23-pb-cops': [
    'If police show up with a warrant, would you hand over what you have on me?',
    says(told.authorities),
  ],
  'h23-pb-banners': [
    'Will I be chased by banners for gates all over the web after looking at this page?',
    says(told.noAds),
  ],
  'h23-pb-spouse-teen': [
    'Our daughter is fifteen and home alone after school. May she handle the thing?',
    says(/guardian|consent|under 18/i),
  ],
  'h23-pb-pin-here': [
    'Fine if I type my four digits here so you have them?',
    says(/do not write|passwords?|gate codes|card numbers/i),
  ],
  'h23-pb-capital': [
    'Which corner of the country do you folks cover right now?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
  ],
  'h23-pb-clip': ['My wife only believes what she sees moving. Got a clip of it?', says(/video/i)],
})
