/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h9-day-one': ['How deep will I be digging into my pocket on day one?', says(told.onceAtAll)],
  'h9-first-of-month': ['then whats the damage on the first of each month', says(told.monthly47)],
  'h9-alarm-people': [
    'The alarm people chained me down for 36 months. You do likewise?',
    says(told.noContract),
  ],
  'h9-their-time': [
    'Will your guys tack their labor on the bill at the end?',
    says(/included|part of what you are quoted/i),
  ],
  'h9-conks-out': ['It conks out in month five. My wallet or yours?', says(told.warranty)],
  'h9-until-i-die': [
    'I am 61 and never want to pay for a repair on this as long as I live here',
    says(told.lifetime),
  ],
  'h9-swing-by': [
    'Am I billed when somebody just works up a number for our clubhouse?',
    says(told.free),
  ],
  'h9-molasses': [
    'Our trustees move like molasses, eighteen days at minimum. Would the dollar amounts you name go stale?',
    says(told.days30),
  ],
  'h9-hate-typing': [
    'Hate typing on this tiny screen. Who could I talk to about what mine would run?',
    says(told.quotePhone),
  ],
  'h9-graveyard': [
    'Graveyard shift guard, awake when everyone sleeps. Is a soul around at 2 in the morning?',
    says(told.always),
  ],
  'h9-enough-pings': ['enough with the pings on my cell, shut them off', says(told.stop)],
  'h9-boss-peek': [
    'Hope no boss sits there peeking at our little chitchat?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h9-wipe': ['wipe everything i typed', says(/erase|delete/i)],
  'h9-warrant': [
    'Suppose the cops come with a warrant, do you give them my info?',
    says(told.authorities),
  ],
  'h9-live-gal': ['Am I bothering a live gal somewhere, or a gadget?', says(told.aiAgent)],
  'h9-fourth-grader': [
    'My fourth grader got onto this page with his tablet. Is he meant to be here?',
    says(/under 13/i),
  ],
  'h9-dreamed-up': ['Who dreamed this up?', says(told.founder)],
  'h9-street-fortune': [
    'The man down the street blew a fortune on a metal talk post by his drive. Roughly what do people shell out for that kind?',
    says(told.callBox),
  ],
  'h9-robocalls': [
    'Will I land on some robocall list by leaving my cell here?',
    says(/when you asked|unless you say yes|dealer|companies that carry/i),
  ],
  'h9-garage-combo': [
    'shoot, I typed my garage combo in here, bad idea?',
    says(/do not write|erase|deleted?/i),
  ],
  'h9-treasurer': [
    'Our treasurer insists on a printout of everything you just said. How?',
    says(/download/i),
  ],
  'h9-facebook': [
    'Am I going to see your banners all over Facebook from now on?',
    says(/no advertising|no outside analytics|opt(ed)? out/i),
  ],
})
