/** Money, people, places and privacy, asked in words that the sources do not use. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'

export const paraphrasesOfDealings = labelled('paraphrase', {
  't10-stuck': [
    'Suppose I change my mind next spring, am I stuck with you?',
    says(/no (long-term )?contracts?|pay[- ]as[- ]you[- ]use|not tied/i),
  ],
  't10-outlay': [
    'What kind of outlay are we looking at before it is up and running',
    says(told.onceAtAll),
  ],
  't10-four-weeks': [
    'Roughly how much would leave my bank account every four weeks?',
    says(told.monthly47),
  ],
  't10-three-grand': [
    'A rival wants three grand for one of those panels with buttons. Would I do better with you?',
    says(/(?<![\d,.])(799|47)(?!\d)|2,?000\b/),
  ],
  't10-estimate': [
    'Do I owe anything if you work out an estimate and I then say no thanks?',
    says(told.free),
  ],
  't10-stale': [
    'Your estimate has been sitting on my fridge since early September. Do I get it at those numbers?',
    says(told.days30),
  ],
  't10-broken': [
    'It conks out fifteen months in. Is that on my dime?',
    says(/(1|one)[- ]year|warranty of (1|one) year|lifetime/i),
  ],
  't10-saturday': [
    'how much of my day off will your crew eat up',
    says(/\b(4|four) hours|\b(2|two)( ?- ?| to | ?– ?)(4|four) hours/i),
  ],
  't10-hand-over': [
    'Before your guy drives all the way out, what should I send ahead so he knows what he is in for?',
    says(/photo|show us/i),
  ],
  't10-three-am': [
    'I work nights. Is anyone around over there at 3 in the morning?',
    says(told.always),
  ],
  't10-brains': ['Whose brainchild is all of this anyway?', says(told.founder)],
  't10-programs': [
    'Which guy over there actually programs the thing? I like to know who wrote what I depend on.',
    says(told.developer),
  ],
  't10-omaha': [
    'my brother is jealous but he is in Omaha. will he ever be able to get one?',
    says(/\b2026\b|nationwide|whole country/i),
  ],
  't10-brochures': [
    'We put in fences and openers for a living. Any brochures or spec sheets for folks in the trade?',
    says(told.portal),
  ],
  't10-shoulder': ['is some human looking over your shoulder at what i type', says(/admins?/i)],
  't10-hands': [
    'Before I hand over my details: into whose hands could they end up?',
    says(/dealers?|vendors?|courts?|manager of the property|property managers?|carry calls/i),
  ],
  't10-wipe': [
    'I told you far too much about my divorce. Can that be wiped?',
    says(/erase|delete/i),
  ],
  't10-copy': [
    'I would like our exchange on my own computer, for the board. Can I get a copy?',
    says(/download/i),
  ],
  't10-daughter': [
    'My daughter is eleven and home before us most afternoons. Okay for her to handle it?',
    says(/under 13|parent or guardian/i),
  ],
  't10-junk': [
    'If I hand you my cell, will you pester me with promos every week?',
    says(/when you asked|unless you say yes|we do not|STOP|agree/i),
  ],
})
