/** What is announced and not here yet; and talk about nothing in particular. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const announced = labelled('announced', {
  'h9-three-duplexes': [
    'Landlord with three duplexes. May I run all these properties from one list today?',
    says(told.announced),
  ],
  'h9-hey-google': [
    'Does it link with Google Home or another smart-home hub?',
    says(told.announced),
  ],
  'h9-notices': ['Smart notifications sound great, how do I turn mine on?', says(told.announced)],
  'h9-adv-controls': ['Advanced controls: usable by me now?', says(told.announced)],
  'h9-two-officers': [
    'The club secretary and the treasurer ought to share the job, multi-user style. Supported?',
    says(told.announced),
  ],
  'h9-play-store': [
    'Is there a native Android app in the Play Store',
    says(/announced|coming soon|not (available|part of the service) yet|not yet|no app/i),
  ],
  'h9-figures': [
    'Our board likes figures. Are advanced analytics on entries something we could see this week?',
    says(told.announced),
  ],
  'h9-yardi': ['hooks into yardi or other property-management software?', says(told.announced)],
  'h9-party-code': [
    'Graduation party: may guests get a temporary code that is dead by midnight?',
    says(told.invisibleKeys, told.announced),
  ],
  'h9-ai-planned': [
    'Somewhere I read that an AI assistant was planned for 24/7 support. Is it out?',
    says(/\bhere\b|whisper|available/i),
  ],
})

const greeting = /hello|hi\b|hey|help|welcome|ask|good (morning|evening|day|afternoon)|question/i

export const smallTalk = labelled('small talk', {
  'h9-morning': ['mornin', says(greeting)],
  'h9-howdy': ['Howdy y’all', says(greeting)],
  'h9-appreciate': [
    'Appreciate it, you saved me a phone call',
    says(/welcome|glad|pleasure|thank|anytime|help/i),
  ],
  'h9-signing-off': [
    'That is all for tonight. Goodbye dear',
    says(/bye|welcome|day|night|take care|see you|glad|thank|here/i),
  ],
  'h9-real-person': ['real person or robot?', says(told.aiAgent)],
  'h9-who-this': ['who dis', says(/whisper/i)],
  'h9-what-about': [
    'Never used one of these chat windows. What may I ask you about?',
    says(/visitor access|gate|door|price|cost|install|question/i),
  ],
  'h9-hows-it': ['hows it going buddy', says(/help|ask|well|fine|good|great|thank|question|AI\b/i)],
  'h9-gotcha': ['gotcha 👍', says(/help|ask|else|glad|welcome|good|great|question|more/i)],
  'h9-knock': [
    'knock knock, you awake?',
    says(/here|hello|hi\b|hey|help|welcome|ask|question|24\/7|AI\b/i),
  ],
})
