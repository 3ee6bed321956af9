/** As people speak of money, terms, places and privacy: other words than the sources have. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'd-damage': [
    'whats it going to set me back on the first of each month, roughly',
    says(told.monthly47),
  ],
  'd-dear': [
    'Is that going to be dearer than one of those metal boxes with buttons?',
    says(told.callBox),
  ],
  'd-walk-away': [
    'If I get fed up after three months may I simply walk away?',
    says(told.noContract),
  ],
  'd-breaks-down': [
    'It dies on me next summer. Who pays for that, you or me?',
    says(told.warranty),
  ],
  'd-forever': ['can I be covered for as long as I live', says(told.lifetime)],
  'd-shop-around': [
    'I will collect three offers and show them to my wife. How much time have I got before yours is off the table?',
    says(told.days30),
  ],
  'd-just-looking': [
    'Do I owe you something if you look at my place and I say no?',
    says(told.free),
  ],
  'd-capital': ['we are on the Hill, a few blocks from the Capitol dome', says(/Capitol Hill/)],
  'd-beltway': [
    'Which parts of the suburbs on the other side of the river, down toward Alexandria, can get it?',
    says(/Northern Virginia|Arlington|Annandale/),
  ],
  'd-texas': [
    'My brother is in Texas and jealous. Any chance for him one day?',
    says(/2026|nationwide|whole country/i),
  ],
  'd-wiretap': [
    'Is someone peeking at what I am writing to you?',
    says(/admins (do |can )?read|read by/i),
  ],
  'd-forget-me': ['Make it as if I had never been here, can you?', says(told.erase)],
  'd-paper-trail': ['I would like to keep what you told me, for my records', says(told.download)],
  'd-gone-by-itself': ['when do my words vanish on their own', says(told.days365)],
  'd-nephew': [
    'My nephew is in fourth grade and loves pressing buttons. Fine for him?',
    says(told.under13),
  ],
  'd-creepy': [
    'Every time I look something up, commercials for it chase me around for weeks. Same here?',
    says(/no advertising|opt out|outside analytics/i),
  ],
  'd-sell-me': [
    'Who else ends up with my name and number?',
    says(/dealers?|managers?|vendors?|companies that carry|courts/i),
  ],
  'd-bombard': [
    'If I give you my cell are you going to bombard me?',
    says(/when you asked|\bSTOP\b|unless you say yes/i),
  ],
  'd-shut-up': ['your SMS are driving me nuts', says(told.stop)],
  'd-judge': ['What if a judge demands what you have got on me?', says(told.authorities)],
  'd-fitters-cost': [
    'And the fellow with the ladder, does he send a bill of his own?',
    says(told.included),
  ],
  'd-dialogue-secret': [
    'ok to give you my PIN so you can check something',
    says(/(do not|don.t|never|should not) (write|send|share|give|type)/i),
  ],
  'd-pen-friend': [
    'I hate phoning and I hate texting. Some other way to get hold of you?',
    says(told.email),
  ],
  'd-first-step': [
    'Sounds good, count me in. What do I do now?',
    says(/202-555-0142|ask for (a|your) quote|quote form|submit photos/i),
  ],
  'd-trade': [
    'I put these up for a living. Is there a corner on here for people like me?',
    says(told.dealerPortal),
  ],
})
