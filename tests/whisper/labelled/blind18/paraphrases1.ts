/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h18-hands-clay': [
    'I sit at the wheel with clay to my elbows, two floors above the street. How would I let a latecomer in?',
    says(fromWhereYouAre),
  ],
  'h18-organ-loft': [
    'Up in the organ loft I cannot climb down each time a singer is late. What then?',
    says(fromWhereYouAre),
  ],
  'h18-tiny-trip': [
    'We are camping in Maine and the plumber wants into our place. Can it be done?',
    says(fromWhereYouAre),
  ],
  'h18-hair-client': [
    'I am cutting hair at a lady in Reston while my sister stands outside my lot. Could I let her through?',
    says(fromWhereYouAre),
  ],
  'h18-no-store': [
    'Mourners come one single time. Do we have to make them fetch something from a store on their cells?',
    says(told.noApp),
  ],
  'h18-gadget-hater': [
    'My husband refuses to load one more thing on his cell. Is he out of luck?',
    says(told.noApp),
  ],
  'h18-seniors-flip': [
    'Half our altos own those folding ones from long ago. Are they left standing in the rain?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h18-curly-cord': [
    'The caretaker only picks up the thing screwed to the kitchen wall. Good enough?',
    says(/any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h18-blackout-store': [
    'A storm knocks out the electric for our street twice a summer. Are we stuck then?',
    says(told.battery),
  ],
  'h18-same-folks': [
    'The same forty faces every Tuesday rehearsal. Do I have to pick up for every one of them?',
    says(told.trusted),
  ],
  'h18-pickers-dawn': [
    'The crew comes between five and seven and I would like it to just stand wide for that spell.',
    says(told.holds),
  ],
  'h18-friday-prayer': [
    'On Friday around noon hundreds arrive at once. Could the thing stay ajar for that stretch?',
    says(told.holds),
  ],
  'h18-see-face': [
    'Hearing somebody is not enough for me, I want eyes on the spot.',
    says(told.camera),
  ],
  'h18-trench': [
    'Would you have to dig a trench across my strawberry rows?',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h18-wifi-basement': [
    'Our basement has awful WiFi. Does that ruin it?',
    says(/no phone line|no internet line|none is needed|only power|cellular/i),
  ],
  'h18-hackers-dc': [
    'Where I stand watch, everybody frets over hackers. What do you have against them?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h18-stranger-snap': [
    'Suppose some creep snaps a picture of the square thing. Is he in?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h18-rip-out': [
    'There is an ancient buzzer panel by our bottom step. Would yours do its job?',
    says(told.replaces),
  ],
  'h18-look-of-it': [
    'What will folks actually be looking at when they pull up?',
    says(/\bsign\b|qr code/i),
  ],
  'h18-handy-son': [
    'Would you mail a box of parts to the bike stand for us to bolt up ourselves?',
    says(told.professional),
  ],
  'h18-half-day': [
    'I must close the repair stand while your guy works. For most of a day?',
    says(told.hours),
  ],
  'h18-valley-bars': [
    'Down in the hollow my cell shows no bars at all. Any hope?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h18-sunken': [
    'The old pump sits below the pond surface. Could your gear go down there?',
    says(/underwater|above the surface/i),
  ],
})
