/** As people speak: money, people, privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'f-burned': [
    'An alarm company once would not let go of me for five years. Same deal with you?',
    says(told.noContract),
  ],
  'f-conks-out': ['what if it conks out on me 8 months in', says(told.warranty)],
  'f-never-again': [
    'Is there something extra I could buy so that I am looked after for as long as I own it?',
    says(told.lifetime),
  ],
  'f-shell-out': ['Give it to me straight, what do I shell out up front', says(told.onceAtAll)],
  'f-card-hit': ['what hits my credit card every billing cycle', says(told.monthly47)],
  'f-metal-box': [
    'Another outfit wants $3,500 for one of those metal boxes with buttons on a pole. Can you beat that?',
    says(/(?<![\d,.])(799|340)(?!\d)|2,?000\b[\s\S]*4,?000\b/),
  ],
  'f-light-user': [
    'We get maybe two guests a month. Do we really get charged like the busy folks?',
    says(told.payAsYouUse),
  ],
  'f-brainchild': ['Whose brainchild was this?', says(told.founder)],
  'f-coder': ['Which person over there writes all the code?', says(told.developer)],
  'f-copycat': ["what keeps some rival from ripping off y'all's invention", says(told.patent)],
  'f-two-am': ['its 2am, I assume nobody will pick up before Monday', says(told.always)],
  'f-ring-up': ['Who should I ring to find out what mine would come to?', says(told.quotePhone)],
  'f-attach': [
    'I would like to send you folks a screenshot with a long explanation. Where to?',
    says(told.email),
  ],
  'f-buzzing': ['Make my cell quit buzzing with those notes from you people', says(told.stop)],
  'f-husband': [
    "My husband won't look at your numbers for another three weeks. Will they still hold by then?",
    says(told.days30),
  ],
  'f-come-talk': [
    'What do you take for just talking it over with us, before we decide anything?',
    says(told.free),
  ],
  'f-shoulder': [
    'who can look over my shoulder at the stuff I am typing right here',
    says(told.read),
  ],
  'f-gone': ["I'd like everything I told you to be gone", says(told.erase)],
  'f-junk': [
    'If I give you my address am I going to get bombarded with junk?',
    says(/when you asked|asked for a quote|unless you say yes/i),
  ],
  'f-marketing-firm': [
    'You gonna hand over my details to other companies?',
    says(/dealer|property manager|vendor|companies that carry|authorit|court/i),
  ],
  'f-detective': [
    'Would you ever tell a detective what you know about me?',
    says(told.authorities),
  ],
  'f-lady': ['am i typing to a real lady or a machine', says(/\bAI\b|not a person/)],
  'f-follow-me': [
    'Will shoes and mattresses chase me around the web because I came here?',
    says(/no advertising|no outside analytics|opt(ed)? out/i),
  ],
  'f-eleven': [
    'Our daughter is 11 and opens up for delivery people after school. Is she old enough for your thing?',
    says(/under 13|parent or guardian/i),
  ],
  'f-brochures': [
    'I put gates in for a living. Where do you keep the brochures and wiring sheets for guys like me?',
    says(told.dealerPortal),
  ],
})
