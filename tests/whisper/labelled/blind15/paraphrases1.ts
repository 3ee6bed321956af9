/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h15-crush-season': [
    'It is harvest and I am up to my elbows in grapes when the bottle guy honks. How could I admit him?',
    says(fromWhereYouAre),
  ],
  'h15-hospital-shift': [
    'Stuck on the ward till dawn and my sister shows up at my place. Could I still give her a way inside?',
    says(fromWhereYouAre),
  ],
  'h15-beach-week': [
    'We will be in the Outer Banks all week when the mattress arrives. Hopeless?',
    says(fromWhereYouAre),
  ],
  'h15-wheelchair': [
    'Dad is in a wheelchair and hates rolling out to the curb each time the bell goes.',
    says(fromWhereYouAre),
  ],
  'h15-download-hassle': [
    'grandma panics when she must load a program onto her gadget, will she be forced into it',
    says(told.noApp),
  ],
  'h15-cracked-lens': [
    'My lens is smashed, so that black and white square is useless to me. Plan B?',
    says(told.dial),
  ],
  'h15-jitterbug': [
    'Half the fellows at the home own a Jitterbug with giant buttons. Any trouble for them?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h15-dominion': [
    'Dominion leaves us in the dark every time a tree falls. Will my drivers be stranded outside?',
    says(told.battery),
  ],
  'h15-comcast-no': [
    'Comcast refuses to run anything down to our lot. Does this sink the idea?',
    says(told.noLine),
  ],
  'h15-cleaning-lady': [
    'Maria has mopped here every Tuesday for a decade. Must she pester me on each occasion?',
    says(told.trusted),
  ],
  'h15-sunday-flock': [
    'Sundays from nine to noon the whole flock streams in. Nobody wants to greet two hundred folks one by one.',
    says(told.holds),
  ],
  'h15-eyes-on': ['I would rather lay eyes on whoever it is. Doable?', says(told.camera)],
  'h15-hackers': [
    'What keeps some crook with a laptop from breaking into your signals?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h15-stranger-lets-self': [
    'Does pointing a handset at it just swing everything wide for any passing stranger?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h15-buzzer-dead': [
    'The buzzer panel that came with our duplex croaked. Could yours be the substitute?',
    says(told.replaces),
  ],
  'h15-whats-there': [
    'So physically, what would folks find hanging on my fence?',
    says(/\bsign\b|qr code/i),
  ],
  'h15-plumber-self': [
    'I solder pipes all day, surely I can screw this on myself? Or do you send somebody?',
    says(told.professional),
  ],
  'h15-block-off': [
    'How much of my Wednesday would be gone while your fellow is busy here?',
    says(told.hours),
  ],
  'h15-dead-zone': [
    'No bars whatsoever where our lane meets the road. Should I even bother?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h15-dock-below': [
    'Fun one: could it live at the bottom of our koi pond, carp and all?',
    says(/underwater|above the surface/i),
  ],
  'h15-no-electric': [
    'Not a single outlet or lamp near our back fence. Too bad for us?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
  'h15-tweak': [
    'Where would my niece click around to tweak how it behaves?',
    says(told.controlCenter),
  ],
  'h15-snap': [
    'Anything you want from us before your guy drives over?',
    says(/photo|power|show us/i),
  ],
})
