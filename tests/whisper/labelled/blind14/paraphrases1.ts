/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h14-pumpkin-tractor': [
    'Stuck behind the pumpkin stand with twenty folks in line, and the fertilizer guy pulls up out back. Can I let him through without leaving the till?',
    says(fromWhereYouAre),
  ],
  'h14-boat-midbay': [
    'Halfway across the Chesapeake under sail when somebody turns up at the clubhouse. Still able to let them in?',
    says(fromWhereYouAre),
  ],
  'h14-hip-surgery': [
    'Since my hip surgery, shuffling down to greet folks is out of the question.',
    says(fromWhereYouAre),
  ],
  'h14-grandma-downloads': [
    'My mother-in-law freaks out whenever her cell wants her to get something from a store. Would she have to?',
    says(told.noApp),
  ],
  'h14-nokia': [
    'The cabbie still carries a brick from the nineties with a green screen. How does he get hold of me?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h14-wall-handset': [
    'All I have is the handset on my kitchen wall, beside the toaster. Could I pick up on that?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h14-ice-storm': [
    'After the ice storm we sat in the dark for nine hours. How would folks have gotten past the entrance?',
    says(told.battery),
  ],
  'h14-housekeeper-mon': [
    'The housekeeper turns up each Monday and Friday. I don’t want to be rung every time.',
    says(told.trusted),
  ],
  'h14-wifi-reach': [
    'Our wifi dies about thirty feet from the house, well short of the road. Trouble?',
    says(
      /no phone line|no internet line|only power|none is needed|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h14-kid-snapshot': [
    'One of the neighborhood teens took a picture of those little squares. Can he stroll in any time he likes now?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h14-saturday-market': [
    'Saturdays it’s bumper to bumper from sunup to noon, I’d like to leave it swung wide by itself the whole time',
    says(told.holds),
  ],
  'h14-face-first': [
    'Hearing isn’t enough for me. I’d want eyes on whoever stands there.',
    says(told.camera),
  ],
  'h14-eavesdrop-hack': [
    'What keeps some hacker in a van from messing with it?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h14-crackly-speaker': [
    'That crackly speaker thing on our building is older than me. Could you folks get rid of it for us?',
    says(/replace|takes its part|intercom|call box/i),
  ],
  'h14-stranger-stops': [
    'Describe it from the pizza kid’s side. He stops at the end of my lane, and then?',
    says(told.scanOrDial),
  ],
  'h14-handy-son': [
    'My son-in-law is handy. Should he be the one to put it up?',
    says(told.professional),
  ],
  'h14-morning-off': [
    'How much of my day should I block off when your crew comes?',
    says(told.hours),
  ],
  'h14-dead-spot': [
    'Nobody gets a single bar where our lane meets the highway. Would yours be any use there?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h14-no-juice': [
    'There’s no electricity within half a mile of the pasture fence. Forget about it?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
  'h14-fiddle-where': [
    'Where would our manager log on to fiddle with how it behaves?',
    says(/control center|portal/i),
  ],
  'h14-before-you-come': [
    'Anything you’d like from me first, before somebody drives out?',
    says(/photo|power|show us/i),
  ],
  'h14-robot-decides': [
    'Is it some machine that makes the call on who gets in?',
    says(/owner|manager|by a person|you verif|you have verified|verif/i),
  ],
  'h14-apartment-lobby': [
    'We’ve got no lane to block off, only a glass thing in the lobby that folks push open. Wrong address?',
    says(told.doors),
  ],
})
