/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h12-labrador': [
    "I'm elbow-deep in a Labrador when the pharma rep turns up outside. How would I get her in without scrubbing off?",
    says(fromWhereYouAre),
  ],
  'h12-furnace': [
    'We spend winters in Florida, and the furnace fellow has to get onto the lot meanwhile.',
    says(fromWhereYouAre),
  ],
  'h12-toddlers': [
    'Ten toddlers on my hands and a stranger waiting on the stoop. I cannot leave the little ones alone.',
    says(fromWhereYouAre),
  ],
  'h12-sixty-drops': [
    'I ride sixty drops a day. If every stop made me enroll in something I would go nuts. Would yours?',
    says(/no app|nothing to install|without (an|any) app|scan|dial/i),
  ],
  'h12-play-store': [
    'our choir members hate putting programs on their handsets, is that asked of them',
    says(told.noApp),
  ],
  'h12-touchscreen': [
    'Grandpa refuses everything with a touchscreen. Is he shut out when he comes over?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h12-panasonic': [
    'At reception we still have a Panasonic with a cradle from 1995. Could I pick up on that?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h12-cracked-lens': [
    'Lens shattered, so that checkered thing is of no use to me. Am I stuck on the sidewalk?',
    says(told.dial),
  ],
  'h12-branches': [
    'Whenever a branch comes down our street sits in the dark. What good is your gadget at such times?',
    says(told.battery),
  ],
  'h12-altar-flowers': [
    'The same two ladies do the altar flowers each Saturday, and Father hates being disturbed for it. Suggestions?',
    says(told.trusted),
  ],
  'h12-comcast': [
    'There is current in the alley but Comcast never got that far. A showstopper?',
    says(/no phone line|no internet|none is needed|only power|in place of a wire|cable|cellular/i),
  ],
  'h12-snapped': [
    'Suppose a crook snaps a pic of that square thing. Is he able to sneak in with it?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h12-preschool-rush': [
    'From half past seven parents roll up by the dozen until nine. Do I have to react to each one?',
    says(
      /gate holds?|(keep|keeps|stays?|held) (it |the gate )?open|unique codes?|caller[ -]?id|\bby (a )?code/i,
    ),
  ],
  'h12-eyes-on': ['A nice tone fools me every time. I want eyes on them.', says(told.camera)],
  'h12-nsa': [
    'Thirty years at Fort Meade made me paranoid. How is the stuff in the air scrambled?',
    says(/AES-256|RSA-4096|encrypt/i),
  ],
  'h12-lobby-panel': [
    'That crackly buzzer panel in our lobby has to go. Is yours meant for taking over?',
    says(told.replaces),
  ],
  'h12-pillar': [
    'What will folks find stuck on my brick pillar once you are finished?',
    says(/\bsign\b|qr code/i),
  ],
  'h12-son-in-law': [
    'Should my son-in-law and I set aside a weekend and tools for putting it up?',
    says(told.professional),
  ],
  'h12-bakery-shut': [
    'I would shut my bakery while your fellows are hammering away. A whole day lost?',
    says(told.hours),
  ],
  'h12-dead-spot': [
    'My Samsung goes dead the moment I step behind the warehouse, just where trucks come in. A hopeless case?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h12-no-juice': [
    'No juice at all along the back fence, the nearest outlet is three hundred yards off.',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
  'h12-creek': [
    'Each spring the creek rises and swallows the post up to its tip. A good spot?',
    says(/underwater|above the surface/i),
  ],
  'h12-boss-around': [
    'As the boss of the place, from where do I tweak how it behaves?',
    says(told.controlCenter),
  ],
  'h12-before-tools': [
    'Do you want something from me before anybody turns up with a toolbox?',
    says(/photo|power|show us/i),
  ],
})
