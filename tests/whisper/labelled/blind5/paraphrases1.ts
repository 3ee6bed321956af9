/** As people speak: the service, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

/** Nothing runs through the ground to the house. */
const noWire =
  /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|nothing between the gate/i

export const paraphrases1 = labelled('paraphrase', {
  'f-ankle': [
    'I broke my ankle and the end of our driveway is 200 yards downhill. What good would you do me?',
    says(
      /open[^.]*(phone|remotely|anywhere|wherever)|(phone|remotely|anywhere|wherever)[^.]*open|nobody walks/i,
    ),
  ],
  'f-beach-house': [
    "We're at the beach every other week. How's the plumber supposed to get onto the property?",
    says(
      /remotely|wherever you are|from where you are|anywhere|far away|out of town|need not be home|by phone|your phone/i,
    ),
  ],
  'f-curly-cord': [
    'Grandpa answers on one of those wall things with the curly cord. Would he hear people with that?',
    says(/any phone|landline|desk phone|whatever phone|old (phone|one)|old or new/i),
  ],
  'f-samsung-full': [
    'My Samsung has no space left, not even for a photo. Anything I must put on it to use yours?',
    says(told.noApp),
  ],
  'f-flower-beds': [
    'will you be digging up my flower beds to run something to the house',
    says(noWire),
  ],
  'f-pepco': [
    'Pepco drops us three times every summer. Are people stuck outside then?',
    says(told.battery),
  ],
  'f-nanny-shower': [
    "Our nanny shows up at 7 while I'm in the shower, every single day. Any way she doesn't have to bother me?",
    says(told.trusted),
  ],
  'f-trucks-till-noon': [
    'Mornings it is nonstop trucks. We would rather just leave the thing wide open till noon and shut after.',
    says(told.holds),
  ],
  'f-look-at-them': [
    'Only hearing a stranger makes my wife nervous. She wants to look at them.',
    says(told.camera),
  ],
  'f-burglar-rings': [
    'so a burglar can walk up and ring us. whats stopping him from just strolling in',
    says(
      /verif|opens nothing|only lets the visitor ask|by a person|decides|owner (decides|opens)/i,
    ),
  ],
  'f-nephew': [
    'My nephew breaks into networks for fun. Could someone like him pop this open?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'f-ship-it': [
    "I'm handy, just ship me the parts and I'll bolt it up this weekend?",
    says(told.professional),
  ],
  'f-day-off': ['Should I take the entire day off work when your tech comes?', says(told.hours)],
  'f-dead-zone': [
    "Our cabin is in a dead zone, you can't get even one bar down by the road. Will it be fine?",
    says(/cellular coverage|power and coverage/i),
  ],
  'f-no-juice': [
    'There is no juice anywhere near our entrance, nearest outlet is the barn',
    says(told.notWithoutPower),
  ],
  'f-gaithersburg-parents': ['my parents are in Gaithersburg', says(/Gaithersburg|Maryland/i)],
  'f-rowhouse': [
    'We have a rowhouse on P Street in Georgetown. Would somebody come out?',
    says(/Georgetown|Washington,? D\.?C|DC metro/i),
  ],
  'f-ohio': ["I'm all the way in Ohio. Any hope for us?", says(told.year2026)],
  'f-square': [
    'Neighborhood kids snapped pics of the little black and white square. Should I freak out?',
    says(told.harmlessPhoto),
  ],
  'f-tweak': [
    'Once it is running, where do I go when I feel like changing something about it?',
    says(told.controlCenter),
  ],
  'f-bakery': [
    'We run a little bakery, suppliers come round the back at 5am. Or is this just for people with mansions?',
    says(/small business|doors?/i),
  ],
  'f-cracked-lens': [
    'camera on my cell is cracked and blurry, so how would I get hold of the person inside',
    says(told.dial),
  ],
})
