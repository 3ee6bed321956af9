/** Money, terms and privacy, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases2 = labelled('paraphrase', {
  'h15-ballpark': [
    'Ballpark, what would we fork over on day one to have it mounted?',
    says(told.onceAtAll),
  ],
  'h15-keep-paying': [
    'After that, what leaves our checking account again and again?',
    says(told.monthly47),
  ],
  'h15-old-tech': [
    'A contractor wants to sell us one of those steel pedestals with buttons. What do such things usually run?',
    says(told.callBox),
  ],
  'h15-walk-away': [
    'Say my lease on the shop is up in June, can I walk away from you?',
    says(told.noContract),
  ],
  'h15-slow-season': [
    'Winters are dead here, hardly a soul comes by. Would our bill follow how busy we are?',
    says(told.payAsYouUse),
  ],
  'h15-breaks-june': ['If it quits on us eight months in, who swallows that?', says(told.warranty)],
  'h15-never-worry': [
    'Is there a way to never worry about breakdowns for as long as we own the place?',
    says(told.lifetime),
  ],
  'h15-estimate-charge': [
    'Last handyman wanted sixty bucks merely to name a sum. Do you?',
    says(told.free),
  ],
  'h15-think-over': [
    'My husband thinks everything over forever. By when must he make up his mind on your offer?',
    says(told.days30),
  ],
  'h15-ring-somebody': [
    'tired of tapping on glass, whom can i ring to hear a figure',
    says(told.quotePhone),
  ],
  'h15-shoot-sms': [
    'I would sooner thumb you a quick message about a glitch. Where to?',
    says(/202-555-0143|support@visitoraccess/),
  ],
  'h15-christmas': ['Anybody manning the place on Christmas Eve at midnight?', says(told.always)],
  'h15-quit-buzzing': [
    'Make my cell quit buzzing with your notes during naptime. What must I send?',
    says(told.stop),
  ],
  'h15-brains': ['Which clever soul got this business off the ground?', says(told.founder)],
  'h15-nerd': ['Who is the nerd writing your code?', says(told.developer)],
  'h15-eavesdrop': [
    'Can somebody on your staff eavesdrop on what I tap in here?',
    says(/admins (do )?read|read them|logged/i),
  ],
  'h15-scrub': ['I typed stuff I regret. Can it be scrubbed?', says(/erase|delete/i)],
  'h15-how-long-linger': [
    'How long does our little talk linger on your machines?',
    says(told.days365),
  ],
  'h15-bot': ['Am I gabbing with a machine?', says(told.aiAgent)],
  'h15-subpoena': ['Would you hand my stuff to a judge who demands it?', says(told.authorities)],
  'h15-nine-year-old': [
    'My third grader loves playing with this chat. Is he old enough?',
    says(told.under13),
  ],
  'h15-telemarketing': [
    'If I leave my cell with you, will I be hounded by salesmen?',
    says(/when you asked|unless you say yes|whether we may text/i),
  ],
  'h15-clip': ['Got a clip that shows the thing in action?', says(told.video)],
})
