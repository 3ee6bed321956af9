/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h25-up-a-ladder': [
    'I spend my days setting tile two counties over. How would I buzz in the UPS man back at the shop?',
    says(fromWhereYouAre),
  ],
  'h25-hip': [
    'New hip, honey. It takes me ten minutes to shuffle to the front. Can you spare me that?',
    says(fromWhereYouAre),
  ],
  'h25-bout-night': [
    'On bout night all of us are on skates in the middle of the track. Who lets the pizza kid in, and how?',
    says(fromWhereYouAre),
  ],
  'h25-elders-download': [
    'The aunties at the gurdwara refuse to fiddle with downloads. Dealbreaker?',
    says(told.noApp),
  ],
  'h25-jitterbug': [
    "Granddad's Jitterbug has giant buttons and nothing else. Can he still get hold of us from outside?",
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h25-kitchen-wall': [
    'Mine hangs on the kitchen wall with a cord on it. Could I answer on that?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h25-ice-storm': [
    'Ice storms knock the juice out in Kentucky every January. Will folks be stranded outside?',
    says(told.battery),
  ],
  'h25-hive-inspector': [
    'The same hive inspector drops in each Tuesday and I am sick of picking up. Any shortcut for him?',
    says(told.trusted),
  ],
  'h25-no-wifi-bog': [
    'Nearest Wi-Fi to the bog is a Hardees nine miles off. Is that going to sink us?',
    says(told.noLine),
  ],
  'h25-screenshot': [
    'some teenager snapped a pic of the square thing on the wall, can he waltz in now?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h25-parents-rush': [
    'Forty moms pull up between 2:45 and 3:10. I do not want to answer forty times. Options?',
    says(told.holds),
  ],
  'h25-eyes-on': [
    'Hearing a voice is fine but I would rather lay eyes on the fella first.',
    says(told.camera),
  ],
  'h25-eavesdrop': [
    'Could some wise guy with a laptop in a van listen in or fake his way past your gear?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h25-strangers-tots': [
    'What keeps an oddball off the street from strolling in on our three-year-olds?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h25-old-buzzer': [
    'We have a crackly buzzer panel from 1974 in the lobby. Could yours retire it?',
    says(told.replaces),
  ],
  'h25-whats-hanging': [
    'When I pull up to a place that has your stuff, what will I see hanging there?',
    says(/\bsign\b|qr code/i),
  ],
  'h25-handy-locksmith': [
    'I hang locks for a living. Why not ship me the box and let me bolt it on?',
    says(told.professional),
  ],
  'h25-half-a-day': [
    'Must I close the podiatry practice all day while your people drill and wire?',
    says(told.hours),
  ],
  'h25-dead-spot': [
    'Down by the drill rig your handset shows nary a bar. Bad spot for you?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h25-canal-bottom': [
    'Would your gizmo survive being sunk at the bottom of the towpath basin?',
    says(/underwater|above the surface/i),
  ],
  'h25-tweak-where': [
    'After the crew drives off, my laptop and I are on our own. What page do I pull up to fuss with the knobs?',
    says(told.controlCenter),
  ],
  'h25-homework': [
    'What must I snap and send over before anybody drives out?',
    says(/photo|power|show us/i),
  ],
  'h25-no-juice': [
    'There is no electric within a mile of our apiary lane. Waste of your time?',
    says(/without power|no power|only power|power at the|nothing for the system|needs? power/i),
  ],
})
