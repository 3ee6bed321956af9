/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h13-barre': [
    'Thirty girls at the barre, music on, and somebody is waiting outside. Do I have to drop it all and run to the front?',
    says(fromWhereYouAre),
  ],
  'h13-hawaii': [
    'We spend January to March on Maui, yet the pool boy still has to get in back here. How would that go?',
    says(
      /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|by phone|unique codes?|caller[ -]?id/i,
    ),
  ],
  'h13-mucking-out': [
    'I am mucking out stalls on the hill when the blacksmith pulls up. Will I have to trot all the way to the road?',
    says(fromWhereYouAre),
  ],
  'h13-third-floor': [
    'I use a wheelchair, third floor, slow elevator. By the time I am down the courier has gone.',
    says(fromWhereYouAre),
  ],
  'h13-no-icon': [
    'My grandkids refuse to put one more icon on their screens just for coming to see me.',
    says(told.noApp),
  ],
  'h13-nokia-lou': [
    'Uncle Lou swears by his 2003 Nokia. Is he left out in the cold?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h13-kitchen-wall': [
    'Would the one hanging on my kitchen wall since 1988 do for hearing who it is?',
    says(/any phone|desk phone|landline|whatever phone|each of them|old (phone|one)/i),
  ],
  'h13-ice-storm': [
    'Ice storm, the entire street dark. Are the caregivers stuck on the sidewalk?',
    says(told.battery),
  ],
  'h13-monday-ladies': [
    'Three ladies tidy our units on Mondays, they have for years. Do I honestly need to be asked about them each time?',
    says(told.trusted),
  ],
  'h13-no-broadband': [
    'Nobody ever ran broadband out to the barns. Does that sink the whole idea?',
    says(told.noLine),
  ],
  'h13-tiktok': [
    'One of our tenants put the black-and-white square on TikTok. Can a stranger now stroll right in?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h13-lesson-stream': [
    'Saturdays riders roll in nonstop from nine to noon, and waving through each car drives me nuts. Suggestions?',
    says(told.holds),
  ],
  'h13-look-in-eye': ['I like a good look at people before I say yes. Doable?', says(told.camera)],
  'h13-snoop': [
    'Might some snoop with a laptop in a parked van get the better of it?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h13-placard': [
    'Does aiming a lens at your placard swing everything wide straight off?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h13-forty-buttons': [
    'The panel with forty buttons in our vestibule died last week. Could you step into its shoes?',
    says(/replace|takes its part|intercom/i),
  ],
  'h13-on-the-pillar': [
    'Once you people leave, what will be hanging on my brick pillar?',
    says(/\bsign\b|qr code/i),
  ],
  'h13-handy-super': [
    'Our super is handy. Can you mail a carton of parts and he screws it on?',
    says(told.professional),
  ],
  'h13-friday-eaten': [
    'How big a chunk of my Friday gets eaten up while your crew is here?',
    says(told.hours),
  ],
  'h13-hollow': [
    'Down in our hollow nobody ever gets one single bar. Hopeless?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h13-piling': [
    'Would it survive on a piling of our dock, a foot beneath the waves?',
    says(/underwater|above the surface/i),
  ],
  'h13-assistant-tweaks': [
    'My assistant likes to tweak stuff from her browser. Is there somewhere she can?',
    says(/control center|portal/i),
  ],
  'h13-flower-boy': [
    'A flower boy who never heard of you is out front with roses. What is he supposed to do?',
    says(/scan|dial/i),
  ],
})
