/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h12-wallet': ['How badly will my wallet hurt on day one?', says(told.onceAtAll)],
  'h12-fork-over': [
    'And later on, what do I have to fork over again and again?',
    says(told.monthly47),
  ],
  'h12-walk-away': [
    'Maybe I close the store come spring. Am I allowed to just walk away?',
    says(told.noContract),
  ],
  'h12-thrown-in': [
    'Is the labor thrown in, or does the crew send me a bill of its own?',
    says(told.included),
  ],
  'h12-croaks': [
    'Say it croaks after eight months. Who eats the bill, you or me?',
    says(told.warranty),
  ],
  'h12-die-here': [
    'I plan to grow old and die in this house. Can you vouch for the gear as long as that?',
    says(told.lifetime),
  ],
  'h12-just-telling': [
    'Would you want money merely for working out what ours comes to?',
    says(told.free),
  ],
  'h12-vestry': [
    'Your offer is on my desk, but the vestry meets in three weeks. Will you stick to those sums?',
    says(told.days30),
  ],
  'h12-ring-whom': [
    'Whom should I ring so that somebody works out an offer for my alley?',
    says(told.quotePhone),
  ],
  'h12-deaf': [
    'I am deaf, so chatter is no use to me. Where can my thumbs bring a gripe to you?',
    says(/202-555-0143|support@visitoraccess\.example/),
  ],
  'h12-night-nurse': [
    'I do night shifts as a nurse and think straight only around dawn. Would anyone pick up then?',
    says(told.always),
  ],
  'h12-programming': [
    'I taught computer science for decades and wonder whose handiwork your programming is.',
    says(told.developer),
  ],
  'h12-whose-baby': ['Whose baby is this firm?', says(told.founder)],
  'h12-buzzing': ['My pocket keeps buzzing because of you. Make it end, how?', says(told.stop)],
  'h12-shoulder': [
    'Is some boss of yours looking over my shoulder right here?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h12-vanish': [
    'I blurted out far too much just now. Could you make that vanish?',
    says(/erase|delete/i),
  ],
  'h12-for-my-files': [
    'I would love to have our back-and-forth in my own files. How do I save it?',
    says(/download/i),
  ],
  'h12-cops': [
    'Suppose detectives want my particulars, do they get them out of you?',
    says(told.authorities),
  ],
  'h12-twelve': [
    'My girl had her twelfth birthday last week. Is she old enough for this?',
    says(/under 13|guardian/i),
  ],
  'h12-bug-me': [
    'If I leave you my digits, how often will your salesmen bug me?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h12-clip': ['My wife believes things once she sees them moving. Got a clip?', says(told.video)],
  'h12-evaporates': [
    'How long before all we chatted about evaporates on its own?',
    says(told.days365),
  ],
})
