/** Asked without the words of the sources: the terms, the places where it fails, privacy and people. */
import { labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const paraphrases2 = labelled('paraphrase', {
  'c-figure-for-nothing': [
    'Do you bill me just for sitting down with me and working out a figure?',
    says(told.free),
  ],
  'c-numbers-still-good': [
    'You sent me numbers on the 1st. My husband only gets home on the 20th. Still good?',
    says(told.days30),
  ],
  'c-sunken-slip': [
    'Our yacht club has a grate six feet down at the bottom of the marina. Put one on it?',
    says(told.underwater),
  ],
  'c-zero-bars': [
    'Zero bars on my Samsung down by the cattle grid. Does that matter?',
    says(either(told.notWithoutCellular, /coverage/)),
  ],
  'c-off-grid': [
    'The cabin is totally off-grid, not a socket for a mile. Would you still take the job?',
    says(either(told.notWithoutPower, told.power)),
  ],
  'c-who-looks': [
    'Does anybody at headquarters look over what I am typing to you?',
    says(either(told.read, /logged/)),
  ],
  'c-blurted': [
    'Oops, I blurted out something embarrassing a minute ago. Can that be wiped?',
    says(told.erase),
  ],
  'c-handed-on': [
    'Besides yourselves, who ends up getting handed my details?',
    says(either(told.dealer, told.vendors)),
  ],
  'c-detectives': [
    'Could a detective or a judge ever get hold of what you know about me?',
    says(either(told.authorities, /law/)),
  ],
  'c-ten-years': [
    'My daughter is ten and glued to everything with buttons. Is she too young for this?',
    says(told.under13),
  ],
  'c-pinging': [
    'You lot keep pinging my cell and I am sick of it. How do I make it end?',
    says(told.stop),
  ],
  'c-banners': [
    'Will banners for gadgets chase me across the web after reading this?',
    says(either(told.noAds, told.optOut)),
  ],
  'c-pester': [
    'I hate junk in my inbox. Are you going to pester me every week from now on?',
    says(either(told.whenAsked, /unless you say yes|you asked/)),
  ],
  'c-brainchild': ['Whose brainchild is this outfit?', says(told.founder)],
  'c-flesh': [
    'Tell me honestly, is there flesh and blood behind these replies?',
    says(told.aiAgent),
  ],
  'c-three-am': [
    "It's 3 in the morning and I can't sleep over this. Would anybody pick up if I rang?",
    says(told.always),
  ],
  'c-meter': [
    'Is it a flat rate, or billed like a water meter, by how much I actually do with it?',
    says(told.payAsYouUse),
  ],
  'c-paste-pin': [
    'Shall I paste my PIN and Visa digits here so that you can look me up?',
    says(told.doNotWrite),
  ],
  'c-dental': [
    'I run a dental practice with a little parking lot. Am I the kind of client you want?',
    says(either(told.smallBusiness, told.owners)),
  ],
  'c-buzzer': [
    'Why would I swap the buzzer in my hallway for whatever you make?',
    says(either(told.replaces, /remotely|wherever you are|far away|phone/)),
  ],
  'c-up-front': [
    'Ballpark: how much up front, and then how much on every bill after that?',
    says(told.onceAtAll, told.monthly47),
  ],
  'c-surname': [
    'You people have my surname misspelled on file. What now?',
    says(/put it right|what is wrong|correct/i),
  ],
})
