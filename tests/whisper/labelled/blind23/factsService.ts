/** What the service is and does, asked by people of all trades. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h23-what-is-it': [
    'Alley manager, ten lanes. In one sentence, what is Visitor Access?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h23-museum-steps': [
    'Somebody comes to see our model trains and stands at the gate. What does that visitor do first?',
    says(told.scanOrDial),
  ],
  'h23-seam-app': [
    'I am a seamstress. Must the ladies coming for a fitting install an app?',
    says(told.noApp),
  ],
  'h23-newborn-open': [
    'With a newborn on my arm, can I open the front gate remotely?',
    says(
      /remotely|wherever|anywhere|from the phone|your phone|where you are|far away|by phone|phone in/i,
    ),
  ],
  'h23-parish-landline': [
    'The church office of our Greek parish only has a landline. Does that work as the phone that answers?',
    says(/any phone|landline|desk phone|whatever phone|each of them|phone you answer on/i),
  ],
  'h23-optician-door': [
    'I am an optician with a street door and no gate at all. Does it work for doors?',
    says(told.doors),
  ],
  'h23-drummer-dial': [
    "My bass player's camera is smashed. Is there a number on the sign he can dial instead?",
    says(told.dial),
  ],
  'h23-sheep-needs': [
    'Out at the sheep pasture: tell me what has to be at the gate for your equipment to work.',
    says(told.power),
  ],
  'h23-teacher-network': [
    'I taught physics for 35 years, so I want to know: over what kind of network does the entry talk?',
    says(/cellular|3G/i),
  ],
  'h23-rink-hold': [
    'Can a scheduled gate hold keep the ice rink gate open during public skating?',
    says(told.holds),
  ],
  'h23-hvac-many': [
    'HVAC dispatcher here. One of my techs reaches a customer gate with your sign. Does scanning it open the gate right away?',
    says(/owner|manager|verif|opens nothing|only lets|hears you|talks|spoken/i),
  ],
  'h23-choc-camera': [
    'I make chocolate and like to see who rings. Is camera integration offered?',
    says(told.camera),
  ],
  'h23-garden-trusted': ['How do trusted visitors of a gardening club get in?', says(told.trusted)],
  'h23-driving-control': [
    'What do you call the web portal in which a driving school would manage its gate?',
    says(told.controlCenter),
  ],
  'h23-tow-hours': [
    'I run tow trucks and cannot block my lot long. How long does installation take?',
    says(told.hours),
  ],
  'h23-cohousing-who': [
    'For which kinds of customers was Visitor Access made? The co-housing board asks.',
    says(/property owners?|small business|residents?/i),
  ],
  'h23-wheel-verify': [
    'I use a wheelchair and live alone. Who checks a visitor before the door opens, me or you?',
    says(/you (verif|check|have verified)|owner|by you|you. You verif|property manager/i),
  ],
  'h23-carrier-what': [
    'I carry newspapers at 4 am. What is on that sign at the gate that I should look for?',
    says(/qr code|number/i),
  ],
  'h23-battery-opt': [
    'Is the battery backup part of every system or an optional extra?',
    says(told.battery, told.optional),
  ],
  'h23-extras-list': [
    'The rink committee likes choices. What optional extras exist?',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h23-encrypt': [
    'Which encryption secures it? One of our board members works at the NSA.',
    says(told.aes, told.rsa),
  ],
  'h23-patent': [
    'I used to teach shop class and tinker myself. Has a patent been granted for how sign, call and gate work together?',
    says(told.patent),
  ],
  'h23-steps': [
    'Tell our parish council the three steps of getting it installed.',
    says(told.photos, told.professional, told.startUsing),
  ],
  'h23-who-installs': [
    'My husband is handy. Who does the installation, he or a professional?',
    says(told.professional),
  ],
  'h23-phone-line': [
    'Nobody ever strung a phone line to my far pasture. Is one necessary?',
    says(/no phone line|none is needed|only power|in place of a wire|buried cable|cellular/i),
  ],
  'h23-not-suited': [
    'At which kinds of places can you not install it?',
    says(told.notWithoutPower, told.notWithoutCellular, told.underwater),
  ],
  'h23-photo-sign': [
    'Kids photograph the sign at the bowling alley. What can one do with a photo of the code?',
    says(told.harmlessPhoto),
  ],
  'h23-replaces': [
    'Our old intercom at the studio died. Does your service replace an intercom?',
    says(told.replaces),
  ],
})
