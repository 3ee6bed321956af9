/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h11-ballpark': [
    'Ballpark to get one entrance of our subdivision going, everything done by you?',
    says(told.onceAtAll),
  ],
  'h11-checking-account': [
    'After it is up, what leaves our checking account every billing cycle at the least?',
    says(told.monthly47),
  ],
  'h11-walk-away': [
    'If the neighbors hate it by spring, are we free to walk?',
    says(told.noContract),
  ],
  'h11-surprise-bill': [
    'Last guy slapped his labor on top at the end. Are you going to do that to me?',
    says(/included|part of what you are quoted/i),
  ],
  'h11-month-eight': [
    'Say it croaks in month eight. Who eats the repair bill, me?',
    says(told.warranty),
  ],
  'h11-stand-behind': [
    'We plan to own this building until we die. Would you stand behind the gear that whole time?',
    says(told.lifetime),
  ],
  'h11-just-look': [
    'If you take a look at our entrance and name a figure but we pass, what do we owe you?',
    says(told.free),
  ],
  'h11-treasurer-back': [
    'Your bid came on the 2nd, but our treasurer is in Aruba until the 20th. Any good by then?',
    says(told.days30),
  ],
  'h11-rather-talk': [
    'arthritis, cannot type much. whom do i ring to hear what mine would run',
    says(told.quotePhone),
  ],
  'h11-cannot-sleep': [
    'Newborn here, so I do all my errands at 3 a.m. Would anybody pick up then?',
    says(told.always),
  ],
  'h11-brainchild': [
    'Clever stuff. Which person cooked it up and got the firm off the ground?',
    says(told.founder),
  ],
  'h11-keyboard': [
    'Who sits at the keyboard and codes the stuff for you? Asking for a school career day.',
    says(told.developer),
  ],
  'h11-buzzing-court': [
    'My cell keeps buzzing with your notes while I am before a judge. How do I make them quit?',
    says(told.stop),
  ],
  'h11-peeking': [
    'Is anybody on your end peeking over our shoulder as we chat?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h11-blurted': [
    'Oops, blurted out way too much just now. How can I make it vanish?',
    says(/erase|delete/i),
  ],
  'h11-paralegal': [
    'My paralegal has to file everything you and I wrote. How does she get a copy?',
    says(told.download),
  ],
  'h11-machine': ['Tell me honestly if I am chatting with a machine.', says(told.aiAgent)],
  'h11-subpoena': [
    'In a divorce case, if a subpoena lands on your desk, would you hand over what you have on me?',
    says(told.authorities),
  ],
  'h11-lifeguard': [
    'Our lifeguard is seventeen. Is it okay if she is the one picking up?',
    says(/guardian|consent|under 18/i),
  ],
  'h11-hound': [
    'Leaving you my digits makes me nervous, telemarketers hound us already. Are you going to be one more?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h11-in-action': [
    'Before I stand up in front of forty homeowners I want to see it in action. Got a clip?',
    says(told.video),
  ],
  'h11-combination': [
    'Shall I give you the combination for our entrance right here so your guy gets in on Tuesday?',
    says(/do not write|gate codes/i),
  ],
  'h11-tablet-nine': [
    'My grandson is nine, got hold of my tablet and gave you our name and street. Can you take that out?',
    says(/under 13|erase|delete/i),
  ],
})
