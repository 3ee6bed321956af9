/** The gate and the visitor, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases1 = labelled('paraphrase', {
  'h7-grandpa-rotary': [
    'Grandpa drives over with a 2004 Nokia and refuses anything newer. Can he get hold of us from outside?',
    says(/dial|any phone|old (phone|one)|whatever phone/i),
  ],
  'h7-beach': [
    'I spend summers at the beach, three hours off. Plumber turns up. Then what?',
    says(told.fromAnywhere),
  ],
  'h7-slippers': [
    'tired of trudging 200 yards down to let folks in when it rains',
    says(/your phone|from the phone|phone in your|remotely|nobody walks|anywhere|wherever/i),
  ],
  'h7-blackouts': [
    'Dominion leaves us in the dark about once a month. Are my guests stranded then?',
    says(told.battery),
  ],
  'h7-cleaner-tuesdays': [
    'Our cleaner shows up every Tuesday while I am in meetings. I would rather not be bothered.',
    says(told.trusted),
  ],
  'h7-digging': [
    'Will somebody be ripping up my lawn to pull wires from the house?',
    says(told.noLine),
  ],
  'h7-snap-sign': [
    'Say a burglar snaps a picture of your sticker and goes home with it. What has he got?',
    says(told.harmlessPhoto),
  ],
  'h7-nsa': [
    'how hard would it be for a hacker to fool this',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h7-stranger-slips': [
    'Can a total stranger just wave his phone at the thing and stroll in?',
    says(/opens nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h7-church-lot': [
    'Our church lot should be accessible Sunday mornings with nobody pressing anything.',
    says(told.holds),
  ],
  'h7-see-face': ['I would feel safer if I could look at who is standing there', says(told.camera)],
  'h7-tech-phobe-mom': [
    'Mom is 82 and panics at new gadgets. What would she have to learn?',
    says(
      /no device|no app|any phone|ordinary phone call|phone rings|nothing to install|whatever phone|desk phone/i,
    ),
  ],
  'h7-desk-telephone': [
    'At the reception all we own is a corded telephone. Does that rule us out?',
    says(/any phone|desk phone|landline|each of them/i),
  ],
  'h7-cabin-solar': [
    'My cabin gate is off the grid, nothing plugged in anywhere near. Doable?',
    says(
      /without power|no power|only power|power at the (entry|gate)|runs? on power|needs power|power and c/i,
    ),
  ],
  'h7-dead-zone': [
    'The hollow we live in gets no bars from any carrier.',
    says(/coverage|no call can reach/i),
  ],
  'h7-dock-below': [
    'lol could u put one on my submarine dock below the water line',
    says(/underwater/i),
  ],
  'h7-old-intercom': [
    'There is a crackly talk box from the nineties on a pole. Does yours go in its place?',
    says(told.replaces),
  ],
  'h7-whats-on-pole': [
    'What would my guests physically find when they pull up?',
    says(/\bsign\b|qr code/i),
  ],
  'h7-handy-husband': [
    'My husband likes to do everything himself with his drill. Will you let him?',
    says(told.professional),
  ],
  'h7-half-day-off': [
    'If they start at nine will they have cleared out by the time I pick up the kids at two?',
    says(told.hours),
  ],
  'h7-before-arrival': [
    'Before your folks drive out, what do they want from me?',
    says(/photo|power|show us/i),
  ],
  'h7-nanny-cam-driver': [
    'A trucker who will never come again: what hoops does he have to jump through?',
    says(/scan|dial|no app|nothing to install/i),
  ],
  'h7-steer-it': [
    'Where do I log on from my laptop to tweak how it behaves?',
    says(told.controlCenter),
  ],
})
