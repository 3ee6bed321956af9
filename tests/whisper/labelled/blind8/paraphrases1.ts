/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h8-hay-truck': [
    'I am up on the tractor half a mile off when the hay truck pulls in. How do I get the fellow through?',
    says(fromWhereYouAre),
  ],
  'h8-midnight-renters': [
    'Families land at our bungalow around midnight, and we ourselves live in Ohio. Is that a problem?',
    says(fromWhereYouAre),
  ],
  'h8-bad-knees': [
    'At 85 my knees will not manage the stairs each time somebody stops by.',
    says(fromWhereYouAre),
  ],
  'h8-storage-full': [
    'half the moms in our carpool have zero storage left on their cells, do they have to load something?',
    says(told.noApp),
  ],
  'h8-clamshell': [
    'My brother still flips his open like it is 1999. Would he be able to reach us?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h8-wired-set': [
    'The harbor master only has a beige set with a curly cord on his counter. Good enough for picking up?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h8-pepco': [
    'Pepco had us sitting by candlelight for an evening last August. Would deliveries have been locked out?',
    says(told.battery),
  ],
  'h8-vet-thursdays': [
    'Thursdays at six a.m. the vet looks in on the horses, and I like my sleep. Ideas?',
    says(told.trusted),
  ],
  'h8-modem-far': [
    'The nearest router sits in the farmhouse, a quarter mile uphill. Do you have to tie into it?',
    says(told.noLine),
  ],
  'h8-square-online': [
    'Some kid posts a snapshot of that square pattern on Instagram. Should the condo be worried?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h8-couriers-morning': [
    'Couriers hit our lab nonstop from eight until noon. Could the barrier just be left up all that while?',
    says(told.holds),
  ],
  'h8-peek': ['any way to get a peek at a face before deciding', says(told.camera)],
  'h8-tech-nephew': [
    'My nephew brags he can crack anything wireless. Would yours stand up to him?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h8-wander-in': [
    'Could just about anyone wander onto the playground simply by aiming a handset at your poster?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h8-squawk-box': [
    'We have a squawk box by the mailbox that last worked under Reagan. Would yours do its job?',
    says(told.replaces),
  ],
  'h8-what-they-see': [
    'Describe the thing a plumber is going to be looking at when he rolls up to my lane.',
    says(/\bsign\b|qr code/i),
  ],
  'h8-own-drill': [
    'I own a good drill and have Saturday off. Why would I not just mount it myself?',
    says(told.professional),
  ],
  'h8-before-lunch': [
    'The crew rolls in right after breakfast. Gone by midafternoon?',
    says(told.hours),
  ],
  'h8-lane-bottom': [
    'Bars vanish at the bottom of our lane, with every provider. Dealbreaker?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h8-tide-line': [
    'Could you bolt it to the seawall down where the tide covers everything for hours?',
    says(/underwater|above the surface/i),
  ],
  'h8-bookkeeper-screen': [
    'On what screen would the bookkeeper tinker with its behavior?',
    says(told.controlCenter),
  ],
  'h8-piano-mover': [
    'A piano mover drops by once in a lifetime. Does he have to register somewhere first?',
    says(/scan|dial|no app|nothing to install|without an app/i),
  ],
  'h8-send-ahead': [
    'Is there homework for me ahead of the day your crew shows up?',
    says(/photo|power|show us/i),
  ],
})
