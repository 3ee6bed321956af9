/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h26-n-cold': [
    'It hits twenty below in Idaho. Down to what temperature does the equipment work?',
    admits('Temperatures are not told.'),
  ],
  'h26-n-snow': [
    'What if the QR code is plastered over with wet snow?',
    admits('Snow is not told.', { orSays: [told.dial] }),
  ],
  'h26-n-size': [
    'I have to leave a blank spot in the stonework for your sign. Width and height in inches?',
    admits('Sizes are not told.'),
  ],
  'h26-n-colors': [
    'Can the vinyl sign be lavender purple to match our logo?',
    admits('Colors are not told.'),
  ],
  'h26-n-volts': [
    'Is it 12 volts DC or 120 AC at the gate?',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h26-n-battery-hours': [
    'Vaccines in the clinic fridge, and outages that drag on overnight. Would the backup battery get the gate through till morning?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
  ],
  'h26-n-carrier': [
    'Only Verizon comes through on our side of the ridge. Does the equipment use them or a rival?',
    admits('Carriers are not told.', { orSays: [told.cellular] }),
  ],
  'h26-n-3g-off': [
    'Did the carriers not shut down 3G years ago? Do you do LTE or 5G then?',
    admits('Newer networks are not told.', { orSays: [told.threeG, told.cellular] }),
  ],
  'h26-n-brand-opener': [
    'Does it work with a LiftMaster operator from 2009?',
    admits('Makes of openers are not told.'),
  ],
  'h26-n-which-key': [
    'Which key on my telephone do I press to let someone in?',
    admits('The key is not told.', { orSays: [/remotely|your word|from the phone/i] }),
  ],
  'h26-n-voicemail': [
    'When I do not pick up, does the visitor land on my voicemail?',
    admits('Unanswered calls are not told.'),
  ],
  'h26-n-second-number': [
    'If I am busy, will it roll over to my daughter’s number?',
    admits('Rolling over is not told.', { orSays: [told.announced] }),
  ],
  'h26-n-record-calls': [
    'Clients tell me private things about their pets at the gate. Does a tape of those phone talks exist anywhere?',
    admits('Recording calls is not told.'),
  ],
  'h26-n-camera-brand': [
    'Would the Reolink cameras we own hook up to it?',
    admits('Makes of cameras are not told.', { orSays: [told.camera] }),
  ],
  'h26-n-camera-resolution': [
    'Would the camera be sharp enough that I could read a name tag forty feet off?',
    admits('Cameras are not described.', { orSays: [told.camera] }),
  ],
  'h26-n-fire-box': [
    'The volunteer fire crew wants its own key switch on each gate in the valley. Do you supply that?',
    admits('Fire department access is not told.'),
  ],
  'h26-n-ada': ['Is the setup ADA compliant?', admits('ADA is not told.')],
  'h26-n-tty': [
    'One of our skaters is deaf and uses a relay operator. Will the call go through that?',
    admits('Relay operators are not told.'),
  ],
  'h26-n-screen-reader': [
    'Does the Control Center work with the VoiceOver screen reader? I see next to nothing.',
    admits('Screen readers are not told.', { orSays: [told.controlCenter] }),
  ],
  'h26-n-elevator': [
    'Guests of the sixth floor get lost in our co-op. Could it also send them the elevator?',
    admits('Elevators are not told.'),
  ],
  'h26-n-garage': [
    'Would it lift the roll-up door of a tow-truck garage?',
    admits('Roll-up doors are not told.', { orSays: [told.doors] }),
  ],
  'h26-n-max-holds': [
    'How many different holds per week can be programmed?',
    admits('The number of holds is not told.', { orSays: [told.holds] }),
  ],
  'h26-n-code-digits': [
    'Our organist forgets anything longer than four digits. What length are the codes for trusted visitors?',
    admits('Digits are not told.', { orSays: [told.trusted] }),
  ],
  'h26-n-delay': [
    'Impatient truckers here. After they scan, about how many seconds go by until my phone starts ringing?',
    admits('Seconds are not told.'),
  ],
  'h26-n-dog-door': [
    'Will it keep my two dogs from slipping out when the gate swings?',
    admits('Animals are not told.'),
  ],
})
