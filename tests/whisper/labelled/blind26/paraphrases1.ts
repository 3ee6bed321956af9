/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h26-two-dogs': [
    'Since Martha passed it is me and two big mutts who bolt the second I step out front. Could I let the grocery fellow in without leaving my armchair?',
    says(fromWhereYouAre),
  ],
  'h26-on-a-roof': [
    'Most days I am forty feet up with a nail gun when lumber shows up at my yard across town. What then?',
    says(fromWhereYouAre),
  ],
  'h26-clay-hands': [
    'My hands are in clay and I barely see. Somebody wants in. What happens on my end?',
    says(/phone rings|call|connected|your phone|verif|by phone|voice|talk/i),
  ],
  'h26-plain-folk': [
    'Our congregation keeps to simple handsets, nothing with a touchscreen. Are we shut out?',
    says(/any phone|dial|old (phone|one)|whatever phone|each of them/i),
  ],
  'h26-nothing-to-load': [
    'Skaters’ moms hate filling up their screens with yet another icon. Any of that with you?',
    says(told.noApp),
  ],
  'h26-windstorm': [
    'A windstorm knocked our lights out for nine hours last fall. Are we stuck shut next time?',
    says(told.battery),
  ],
  'h26-milkman': [
    'Same egg lady each Tuesday since 1998. I would like her to just walk on in.',
    says(told.trusted),
  ],
  'h26-u-pick': [
    'In July folks stream in all day to cut bouquets. I am not picking up two hundred times, am I?',
    says(told.holds),
  ],
  'h26-see-faces': ['before I buzz a stranger up I want to lay eyes on him', says(told.camera)],
  'h26-no-trench': [
    'It is six hundred feet of basalt from the shop to the road. Nobody digs through that. Can you manage?',
    says(told.noLine),
  ],
  'h26-hacker-club': [
    'Our chess juniors brag about cracking everything wireless. What keeps such rascals out?',
    says(/AES-256|RSA-4096|encrypt|verif|opens? nothing/i),
  ],
  'h26-snapshot': [
    'A customer took a snapshot of the square pattern home with him. Should I lose sleep?',
    says(told.harmlessPhoto),
  ],
  'h26-auto-swing': [
    'So anyone pointing a gadget at your placard just strolls through?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h26-crackly-box': [
    'The crackly old talk-box in the lobby has been dead since Easter. Would yours take over its job?',
    says(told.replaces),
  ],
  'h26-self-mount': [
    'Handy guy here, own two ladders. Could I skip your crew?',
    says(told.professional),
  ],
  'h26-dinner': [
    'If your crew pulls in at eight, will they be out of my hair by lunch or by supper?',
    says(told.hours),
  ],
  'h26-dead-hollow': [
    'Not one bar down in our hollow, whoever the carrier. Does that sink it?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h26-no-juice': [
    'Nobody ever ran juice out to the upper pasture. Deal breaker?',
    says(told.notWithoutPower),
  ],
  'h26-tweak-screen': [
    'Our registrar keeps fiddling with everything. Where would she click to change how the thing acts?',
    says(told.controlCenter),
  ],
  'h26-snap-first': [
    'I hate surprises on the day of the job. Anything you would like me to hand over beforehand?',
    says(/photo|power|show us/i),
  ],
  'h26-once-only': [
    'A buyer from Ketchikan looks at a ketch one single time. Must he sign up someplace first?',
    says(/scan|dial|no app|nothing to install|without an app/i),
  ],
  'h26-dock-below': [
    'Could it be bolted to a piling below the waterline?',
    says(/underwater|above the surface/i),
  ],
  'h26-swing-or-lobby': [
    'Nobody drives up to us, there is merely a lobby on Main Street. Still something for us?',
    says(told.doors),
  ],
})
