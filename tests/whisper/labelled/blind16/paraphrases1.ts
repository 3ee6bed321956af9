/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h16-on-a-horse': [
    'I am usually in the saddle when the farrier honks. Could I still admit him?',
    says(fromWhereYouAre),
  ],
  'h16-snowbirds': [
    'We winter in Sarasota, and the pool boy comes regardless. Can we buzz him through from Florida?',
    says(fromWhereYouAre),
  ],
  'h16-toddler-bath': [
    'two toddlers in the tub, package guy outside, i cant run down. what happens with you guys?',
    says(fromWhereYouAre),
  ],
  'h16-mourners-download': [
    'Mourners in their seventies will not fiddle with the Apple store. Is that expected of them?',
    says(told.noApp),
  ],
  'h16-grandpa-buttons': [
    'Grandpa owns one of those with big buttons and no screen to speak of. Can he be let in like the rest?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h16-kitchen-wall': [
    'The one hanging on our kitchen wall since 1974, would it do for picking up?',
    says(/any phone|desk phone|landline|whatever phone|each of them|old (phone|one)/i),
  ],
  'h16-storm-dark': [
    'When a storm knocks the juice out along the river, are my boaters stuck?',
    says(told.battery),
  ],
  'h16-cleaner-mondays': [
    'The same lady does our linens each Monday and Friday. I hate picking up every single time.',
    says(told.trusted),
  ],
  'h16-comcast': [
    'Comcast wants a fortune to trench out to our entrance. Do I need them for yours?',
    says(told.noLine),
  ],
  'h16-picture-poster': [
    'An ex-tenant snapped a pic of the square thing on your plate. Can he stroll in with that?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h16-pickup-hour': [
    'Distribution at our pantry is ten to noon with a hundred cars in line. I am not going to answer a hundred times!',
    says(told.holds),
  ],
  'h16-eyes-on': [
    "Voices can lie. Out at the paddock I want a look at the fellow's face.",
    says(told.camera),
  ],
  'h16-hackers': [
    'What stops some hacker from breaking into it?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h16-buzzer-panel': [
    'Our lobby has a yellowed buzzer panel from the eighties. Could that be ripped out in favor of yours?',
    says(told.replaces),
  ],
  'h16-bolted-up': [
    'So what exactly gets put up out by the road for folks to look at?',
    says(/\bsign\b|qr code/i),
  ],
  'h16-handy-husband': [
    'My husband is handy. Can he put it up by himself, or do you send a crew?',
    says(told.professional),
  ],
  'h16-half-day-off': [
    'Piano pupils start at four. If your people show up at nine, will they be out of my hair by then?',
    says(told.hours),
  ],
  'h16-no-bars': [
    'There is not one bar on my cell out by the paddock. Should I forget about it?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h16-under-dock': [
    'Could the box hang beneath the dock, below the waterline?',
    says(/underwater|above the surface/i),
  ],
  'h16-tinker-where': [
    'Where would my niece log on to change how it behaves?',
    says(told.controlCenter),
  ],
  'h16-roofer-once': [
    'Roofers here. We show up at a house once and never again. What do we do to be let in?',
    says(/scan|dial|no app|nothing to install|without an app/i),
  ],
  'h16-beforehand': [
    'Anything you folks want from me before the fellow with the toolbox arrives?',
    says(/photo|power|show us/i),
  ],
  'h16-machine-or-me': [
    'Is it some computer that rules on who gets past, or is it me?',
    says(told.ownerDecides),
  ],
})
