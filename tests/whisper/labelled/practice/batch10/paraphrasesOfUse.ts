/** How it is lived with, asked in words that the sources do not use. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { accepted } from './accepted'

export const paraphrasesOfUse = labelled('paraphrase', {
  't10-nokia': [
    'My mom is 80 and scared of gadgets. All she owns is a Nokia that flips. Is that going to be enough for her?',
    says(accepted.anyPhone),
  ],
  't10-beach': [
    "All August I'm two states away with my toes in the sand. Could the plumber still get in?",
    says(accepted.fromAfar),
  ],
  't10-store': [
    'do my dinner crowd have to fetch something from the Play Store first, half of them would just go home',
    says(accepted.noApp),
  ],
  't10-ice-storm': [
    'Every ice storm Pepco leaves us in the dark. Are we stuck then?',
    says(told.battery),
  ],
  't10-cleaner': [
    'The lady who cleans for us has been with us nine years. It would be silly if I had to pick up on every one of her Tuesdays.',
    says(accepted.trusted),
  ],
  't10-market': [
    'saturdays 9 to noon we sell eggs and i want cars to just roll in, nobody answering anything. possible?',
    says(told.holds),
  ],
  't10-azaleas': [
    'Is somebody going to trench through my azaleas for this?',
    says(accepted.noWire),
  ],
  't10-comcast': [
    'Comcast drops us about twice a week. Would that knock it offline as well?',
    says(accepted.noWire),
  ],
  't10-hobble': [
    'Since the hip operation my husband hobbles to the bottom of the hill whenever somebody shows up. Would that end?',
    says(accepted.fromAfar),
  ],
  't10-lens': ["courier's lens is smashed. what else could he do", says(told.dial)],
  't10-peek': [
    "I'm a woman living alone, I'd want to get a peek at whoever is outside, not only listen",
    says(told.camera),
  ],
  't10-lobby': [
    "Ours isn't for cars at all, it's where people walk into the lobby. Does that count?",
    says(told.doors),
  ],
  't10-zero-bars': [
    'Our lane dips into a hollow: zero bars, not even outside. Any hope?',
    says(/coverage/i),
  ],
  't10-plug': [
    'There is no socket within half a mile of the spot I have in mind, no mains, zilch. Deal breaker?',
    says(told.power),
  ],
  't10-squawk': [
    'the squawk panel on our pillar has been there since reagan. would we still want it afterwards?',
    says(/replac|takes its part/i),
  ],
  't10-facebook': [
    'What stops a stranger who found a snapshot of that square pattern on Facebook from strolling onto our lot?',
    says(accepted.personDecides),
  ],
  't10-laptop': [
    "I'm the kind of person who tweaks everything from a laptop. Where would I do that here?",
    says(told.controlCenter),
  ],
  't10-barber': [
    'Two-chair barbershop, locked after six. Did you build this with somebody like me in mind, or only for mansions?',
    says(/small business|property owner/i),
  ],
  't10-scrambled': [
    'my nephew does IT and wants to know how the data is scrambled',
    says(/AES-256|RSA-4096/i),
  ],
  't10-bad-guy': [
    'Say a con man pulls up outside. Does it just let whoever has the right gadget through?',
    says(accepted.personDecides),
  ],
})
