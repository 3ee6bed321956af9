/** Near misses about equipment and what it can do: of the field, and not in the sources. */
import { admits, labelled } from '../../labelled'
import { told } from '../../told'
import { accepted } from './accepted'

export const missesOfThings = labelled('near miss', {
  't10-liftmaster': [
    'Will it talk to the LiftMaster arm we put in two years ago?',
    admits('No make of opener is named.', { orSays: [told.photos] }),
  ],
  't10-carrier': [
    'T-Mobile is the only network that reaches us. Is the SIM from them?',
    admits('The carrier is not named.'),
  ],
  't10-voicemail': [
    "When I'm in surgery and can't pick up, does the person at the gate land on my voicemail?",
    admits('What follows an unanswered call is not said.'),
  ],
  't10-how-many-codes': [
    'max number of trusted visitor codes per gate?',
    admits('No limit is told.', { orSays: [/those you name/i] }),
  ],
  't10-megapixels': [
    'How many megapixels does the camera extra have?',
    admits('Nothing is told of the camera itself.'),
  ],
  't10-footage': [
    'our insurer asks for how many weeks the camera footage is kept',
    admits('Footage is not told of.'),
  ],
  't10-solar': [
    'Can I feed the thing from a solar panel and a car battery?',
    admits('Which power it takes is not said.', { orSays: [told.power] }),
  ],
  't10-volts': [
    'Electrician here. 12 V DC or 24 V AC, and how many amps does the controller draw?',
    admits('No electrical figures are told.'),
  ],
  't10-frost': [
    'It hits minus twenty up at the cabin in January. To what temperature is the box rated?',
    admits('No temperatures are told.'),
  ],
  't10-sign-size': [
    'How many inches wide is the vinyl sign? The architectural committee wants it in writing.',
    admits('The size of a sign is not told.'),
  ],
  't10-exit': [
    'and when they want OUT again? is there a loop in the ground or do they call me a second time',
    admits('How visitors leave is not told.'),
  ],
  't10-clickers': [
    'Do the clickers in our cars go on working once yours is in?',
    admits('Remotes that are there already are not told of.'),
  ],
  't10-relay-feet': [
    'how many feet does the wireless relay reach',
    admits('Its range is not told.', { orSays: [/no cable|away from the sign/i] }),
  ],
  't10-5g': [
    'is the modem 5G ready?',
    admits('Only 3G is mentioned, 5G is not.', { orSays: [told.threeG] }),
  ],
  't10-fail-safe': [
    'Fire marshal question: if everything loses power, does the gate swing open or stay locked?',
    admits('What the gate itself does without power is not said.', { orSays: [told.battery] }),
  ],
  't10-knox': [
    'Does it come with a Knox switch for the fire department?',
    admits('Nothing is told of fire departments.'),
  ],
  't10-ul': ['UL 325 listed, yes or no?', admits('No listing is told.')],
  't10-elevator': [
    'Could your system also send the elevator to the right floor?',
    admits('Elevators are not told of.', { orSays: [told.gates, told.doors] }),
  ],
  't10-fingerprint': [
    'My staff lose everything but their fingers. Do you do fingerprint readers?',
    admits('Fingerprints are not told of.', { orSays: [accepted.trusted] }),
  ],
  't10-calls-taped': [
    'When a driver and I talk through the gate call, is a tape of that kept anywhere?',
    admits('Whether calls at a gate are recorded is not said.', {
      orSays: [/phone numbers that a call/i],
    }),
  ],
  't10-block': [
    "There's an ex who keeps ringing from the gate. Can I block just his number?",
    admits('Blocking of a caller is not told of.', { orSays: [told.controlCenter] }),
  ],
  't10-clock-change': [
    'Do the scheduled holds follow daylight saving on their own or do I redo them twice a year?',
    admits('Changes of the clock are not told of.', { orSays: [told.controlCenter] }),
  ],
  't10-spanish-sign': [
    'Most of our drivers read Spanish. Can the sign be printed in two languages?',
    admits('Languages of a sign are not told of.'),
  ],
})
