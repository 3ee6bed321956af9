/** Said in people's own words: money, the day of the work, the company, and what it keeps. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const paraphrasesOfBuying = labelled('paraphrase', {
  'p8-locked-in': [
    'Our board got burned being locked in for three years by the last vendor. How are you on that?',
    says(told.noContract),
  ],
  'p8-seven-months': [
    'If the thing dies after seven months, who pays for it?',
    says(told.warranty),
  ],
  'p8-pillar': [
    'Architect here. What must the electrician bring to the gate pillar for you?',
    says(told.power),
  ],
  'p8-conduit': [
    'Should I draw a conduit for data cabling from the building out to the entrance?',
    says(worded.noWire),
  ],
  'p8-brain-behind': ["who's the brain behind this outfit", says(/Avery Hinge|Robin Latch/)],
  'p8-who-coded': ['the person who coded this, what are they called?', says(told.developer)],
  'p8-human-or-bot': [
    'am i chatting with an actual human rn',
    { says: [/\bAI\b|not a person/], never: [/^yes\b/i] },
  ],
  'p8-damage': ["what's the damage every four weeks or so", says(told.monthly47)],
  'p8-ballpark': ['ballpark to get going, before the recurring stuff?', says(worded.once)],
  'p8-on-my-lawn': ['How long will your guys be tramping around on my lawn?', says(told.hours)],
  'p8-own-a-drill': [
    'do I have to be handy? I own a drill, thats about it',
    says(told.professional),
  ],
  'p8-just-talking': [
    'If I just talk it over with you people and then decide against it, do I owe you anything?',
    says(told.free),
  ],
  'p8-subpoena': ['so could the sheriff ask you for my details', says(told.authorities)],
  'p8-wipe': ['wipe everything I told you', says(worded.erase)],
  'p8-inbox': ['will my inbox get flooded with promos now', says(worded.whenAsked)],
  'p8-eleven': ['my kid is 11 and wants to chat with you. allowed?', says(/under 13/i)],
  'p8-follows-me': [
    'does this page follow me around the web afterwards like those shoe shops do',
    says(worded.noTracking),
  ],
  'p8-how-strong': [
    'Mathematically speaking, how strong is the lock on the data?',
    says(/aes-256|rsa-4096/i),
  ],
  'p8-knock-off': ['Did you invent this or is it a knock-off of something?', says(told.patent)],
  'p8-rowhouse': [
    'capitol hill rowhouse w an iron front gate, do u come here',
    says(/Capitol Hill|Washington,? D\.?C/i),
  ],
  'p8-ohio': ['i live in ohio. any hope?', says(/2026|nationwide|whole country/i)],
  'p8-walk-away': ['can I walk away from it when I sell the house?', says(told.noContract)],
  'p8-three-weeks-old': [
    'the estimate you sent is three weeks old, are those figures still good?',
    says(told.days30),
  ],
  'p8-no-bars': [
    'no bars out here. like zero. does it still do its thing',
    says(worded.withoutCoverage),
  ],
  'p8-off-grid': [
    "the old hunting cottage isn't hooked up to the grid. worth calling you about it?",
    says(worded.withoutPower),
  ],
  'p8-box-people': ['what do the intercom box folks charge compared w you', says(told.callBox)],
  'p8-kick-off': ["Alright I'm sold. Who do I ring to kick this off?", says(told.quotePhone)],
  'p8-snapshots': [
    'Before your crew drives out, what do you want from me?',
    says(/photo|show us your gate|power/i),
  ],
})
