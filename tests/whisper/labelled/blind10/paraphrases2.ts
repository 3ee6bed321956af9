/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h10-mansions': [
    'Strictly for rich folks in mansions, or for a corner bodega like mine too?',
    says(/small business|residents|property owners|whoever manages/i),
  ],
  'h10-ballpark': ['Ballpark to get one put up at a body shop?', says(told.onceAtAll)],
  'h10-bank-account': ['Once it is up, what keeps leaving my bank account?', says(told.monthly47)],
  'h10-married': ['Am I married to you people for the next five years?', says(told.noContract)],
  'h10-month-seven': ['Say it quits in month seven, am I on the hook?', says(told.warranty)],
  'h10-first-birthday': [
    'After its first birthday, can I still get someone to stand behind it?',
    says(told.lifetime),
  ],
  'h10-look-and-name': [
    'What would you bill me just for sitting down together and naming a figure?',
    says(told.free),
  ],
  'h10-board-votes': [
    'The board does not vote for another three weeks. Would the numbers on your paper still hold?',
    says(told.days30),
  ],
  'h10-aunt-ida': [
    'Aunt Ida never touches a keyboard. Whom should she ring to hear what hers would run?',
    says(told.quotePhone),
  ],
  'h10-off-shift': [
    'Just got off my shift at the ward, past midnight. Is anyone awake over there at this time?',
    says(told.always),
  ],
  'h10-metal-monsters': [
    'Those metal monsters with buttons beside the driveway, what do people shell out for one?',
    says(told.callBox),
  ],
  'h10-brainchild': ['Some clever fellow must have cooked this up. Who?', says(told.founder)],
  'h10-coder': ['Which human being types the code behind it?', says(told.developer)],
  'h10-quit-buzzing': ['You keep buzzing my cell. How do I get you to quit?', says(told.stop)],
  'h10-snooping': [
    'Is somebody from your office snooping on the two of us?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h10-something-dumb': ['I said something dumb further up. Can it vanish?', says(/erase|delete/i)],
  'h10-condo-records': [
    'Secretary of the co-op: I have to file our back-and-forth. Any way to get hold of it?',
    says(told.download),
  ],
  'h10-circuits': ['Are you made of meat, or of circuits?', says(told.aiAgent)],
  'h10-eleven': ['My nephew is eleven. Too little for this?', says(told.under13)],
  'h10-judge': ['Can a judge get at my stuff?', says(told.authorities)],
  'h10-something-to-watch': ['All this reading! Got anything to watch?', says(told.video)],
  'h10-combo': [
    'Shall I type the four digits that open our barn right here for you?',
    says(/do not write|gate codes/i),
  ],
  'h10-hound-me': [
    'Once I fill in that sheet of yours, will you hound my cell with promotions?',
    says(/when you asked|unless you say yes|whether we may text|agree to text/i),
  ],
})
