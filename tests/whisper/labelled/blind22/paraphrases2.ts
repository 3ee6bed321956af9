/** Money, people, the company and what it learns, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const anyPrice = /(?<![\d,.])(799|340|47)(?!\d)/

export const paraphrases2 = labelled('paraphrase', {
  'h22-ballpark': ['ballpark what am i in for, money wise', says(anyPrice)],
  'h22-outlay': [
    'How deep must a little club reach into its coffers at the outset?',
    says(told.onceAtAll),
  ],
  'h22-recurring': [
    'Once your man has driven off, what will keep nibbling at my pension?',
    says(told.monthly47),
  ],
  'h22-locked-in': [
    'The sailing school may fold next spring. Would we be stuck paying you for years?',
    says(told.noContract),
  ],
  'h22-gone-bust': [
    'If the thing conks out eight months in, do I have to pay for a new one?',
    says(told.warranty),
  ],
  'h22-till-i-die': [
    'I would like to be protected till the day they bury me, not merely for twelve months.',
    says(told.lifetime),
  ],
  'h22-estimate-fee': ['Do you charge folks just for sizing up the job?', says(told.free)],
  'h22-sit-on-it': [
    'Abouna is in Cairo until the week after next. Would the figures you sent us keep until he is home?',
    says(told.days30),
  ],
  'h22-labor-on-top': [
    "Will I get a separate bill for your guy's labor?",
    says(/included|part of what you are quoted/i),
  ],
  'h22-half-day': [
    'Should I cancel a whole day of patients while your crew is at it?',
    says(told.hours),
  ],
  'h22-handy': [
    'I cut glass for a living and hang windows blindfolded. Is putting yours up left to me?',
    says(told.professional),
  ],
  'h22-first-move': ['Fine, I am sold. What is my first move?', says(/202-555-0142|photo|quote/i)],
  'h22-night-owl': [
    'I roast till three in the morning; is somebody around to talk to at that hour?',
    says(told.always),
  ],
  'h22-boss': [
    'Whom do I write on the envelope if it is meant for the top dog?',
    says(told.founder),
  ],
  'h22-snoop': [
    'Is anyone on your end peeking at what I am typing right now?',
    says(/admins (do )?read|logged/i),
  ],
  'h22-paper-trail': [
    'How many days before all this chatter of ours vanishes on its own?',
    says(told.days365),
  ],
  'h22-sell-my-name': [
    'Who else gets to see my details once you have them?',
    says(/dealer|manager|companies|court|authorit/i),
  ],
  'h22-crumbs': [
    'What little files do you leave on my computer when I open this?',
    says(/cookie/i),
  ],
  'h22-spam': [
    'Will you pester my cell with messages if I fill the thing in?',
    says(/unless you say yes|may text|agree|when you asked|STOP\b|opt out/i),
  ],
  'h22-grandkid': [
    'Maisie is eleven and glued to my tablet. Is she old enough to be on here?',
    says(told.under13),
  ],
  'h22-flesh': ['Am I typing to flesh and blood here?', says(told.aiAgent)],
  'h22-neighborhood': [
    'Which parts of the country do your trucks get to?',
    says(/dc metro|northern virginia|washington,? d\.?c|maryland/i),
  ],
  'h22-moving-pictures': [
    'Got any moving pictures of the thing in action? I do better with those than with reading.',
    says(told.video),
  ],
})
