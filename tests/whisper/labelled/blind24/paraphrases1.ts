/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h24-mask-on': [
    'Mask on, foil in hand, I am mid-bout when a newcomer shows up out front. How could I let her inside?',
    says(fromWhereYouAre),
  ],
  'h24-moored': [
    'We are moored off Solomons for August. Could the diver still get onto our pier back in town?',
    says(fromWhereYouAre),
  ],
  'h24-bathing-twins': [
    'Both kids in the tub and the pizza fellow is at the end of the drive. I cannot leave them.',
    says(fromWhereYouAre),
  ],
  'h24-up-a-tree': [
    'Forty feet up an oak in a harness when my chip hauler turns up. Can I deal with him up there?',
    says(fromWhereYouAre),
  ],
  'h24-kin-download': [
    'Do the old Friends have to fiddle with some store and load software first?',
    says(told.noApp),
  ],
  'h24-flip-dad': [
    'Daddy still carries a clamshell with big buttons. Would he manage at your entrance?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h24-counter-set': [
    'All the shoe shop has is a rotary set on the wall. Will that do for picking up?',
    says(/any phone|desk phone|landline|whatever phone|each of them|ordinary phone/i),
  ],
  'h24-ice-storm': [
    'Every ice storm knocks our lights out for a night. Are we stuck then?',
    says(told.battery),
  ],
  'h24-milk-daily': [
    'The dairy man drops cream at dawn, same face for ten years. Must I get out of bed?',
    says(told.trusted),
  ],
  'h24-no-wifi': [
    'Not a hint of wifi reaches our lot, nor will anybody trench for it. Dead end?',
    says(told.noLine),
  ],
  'h24-school-rush': [
    'Forty students pour in between five and six for knife skills. I would rather not buzz each one.',
    says(told.holds),
  ],
  'h24-see-faces': [
    'My ears are bad so I go by faces. Any way to look at who is out there?',
    says(told.camera),
  ],
  'h24-hackers': [
    'Some wise guy with a laptop in the parking lot, what stands in his way?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h24-strangers': [
    'So any stranger waves his cell at the placard and strolls right in?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h24-old-buzzer': [
    'Buzzer panel from 1974, nobody makes parts. Could yours step in for it?',
    says(told.replaces),
  ],
  'h24-handy': [
    'I splice rope and rewire bilge pumps. Why not let me fasten it up on my own?',
    says(told.professional),
  ],
  'h24-lesson-gap': [
    'There is a gap from noon till five with no classes. Would your crew be out again by then?',
    says(told.hours),
  ],
  'h24-dead-hollow': [
    'Our hollow is so deep not a single bar shows on anybody’s handset. Will it do?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h24-no-juice': [
    'No juice of any kind within a quarter mile of the tree field. Does that kill it?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power|on power and/i,
    ),
  ],
  'h24-pier-piling': [
    'Can it hang on a piling that the bay swallows twice a day?',
    says(/underwater|above the surface/i),
  ],
  'h24-tinker-where': [
    'Where would our bookkeeper go to tinker with how it behaves?',
    says(/control center|portal/i),
  ],
  'h24-camcord': ['I learn by watching. Got a little film of it?', says(told.video)],
  'h24-prep-work': [
    'Before your man drives out, is there anything you want from us?',
    says(/photo|power|show us/i),
  ],
})
