/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h22-n-tty': [
    'I am deaf and talk over a video relay service. Do calls from the gate work with VRS?',
    admits('Relay services are not told.', { orSays: [told.anyPhone] }),
  ],
  'h22-n-voicemail': [
    'If I am on a roof with my hands full, does the caller land in my voicemail?',
    admits('Voicemail is not told.'),
  ],
  'h22-n-second-phone': [
    "My hands are in a patient's shoulder half the day. After how many rings would it move on to my receptionist?",
    admits('A second phone is not told.', { orSays: [told.announced] }),
  ],
  'h22-n-key-press': [
    'So the driver is on the line and I trust him: is it the 9 or the star key on my handset that lets him in?',
    admits('The key is not told.'),
  ],
  'h22-n-carrier': [
    'Is it Verizon or T-Mobile inside? Only one of them reaches our pasture.',
    admits('Carriers are not told.', { orSays: [told.cellular] }),
  ],
  'h22-n-5g': [
    'Can the controller be switched to 5G later on?',
    admits('5G is not told.', { orSays: [/\b3G\b/] }),
  ],
  'h22-n-voltage': [
    'At the slide gate I have 24 volts DC from the operator. Is that what your box takes?',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h22-n-liftmaster': [
    'Does it hook up to a LiftMaster CSL24 slide operator at an RV lot?',
    admits('Makes of operators are not told.', { orSays: [told.gates] }),
  ],
  'h22-n-cold': [
    'Last January it was minus six up on our ridge. Would your electronics have survived a night like that?',
    admits('Temperatures are not told.'),
  ],
  'h22-n-sign-size': [
    'The historic board allows plaques up to a foot square. What are the measurements of your vinyl sign?',
    admits('Sizes are not told.'),
  ],
  'h22-n-sign-color': [
    'Could the sign be navy blue with our theater logo?',
    admits('Colors of the sign are not told.'),
  ],
  'h22-n-semi-height': [
    'How high off the ground is the gooseneck, would a semi driver reach it from his cab?',
    admits('Heights are not told.', { orSays: [/height of a car window/i] }),
  ],
  'h22-n-codes-max': [
    'What is the largest number of trusted visitors I may enter? We have 140 archers.',
    admits('Limits are not told.', { orSays: [told.trusted] }),
  ],
  'h22-n-log-pdf': [
    'For a deposition I may need proof of who entered in March. Is there a printable entry log?',
    admits('Lists of entries are not told.', { orSays: [told.announced] }),
  ],
  'h22-n-calls-recorded': [
    'Are the phone calls between the gate and me recorded? In court that would matter.',
    admits('Recording of gate calls is not told.'),
  ],
  'h22-n-night-vision': [
    'Our lot is pitch black after nine. If you add a camera, has it infrared, and how many megapixels?',
    admits('What the camera can do is not told.', { orSays: [told.camera] }),
  ],
  'h22-n-holiday-hold': [
    'Can the gate holds skip Coptic Christmas on January 7 automatically?',
    admits('Holidays are not told.', { orSays: [told.holds] }),
  ],
  'h22-n-fire-box': [
    'I was a firefighter: does it tie in with a Knox key switch for the engine company?',
    admits('Key switches are not told.'),
  ],
  'h22-n-siren': [
    'Can the gate open by itself at the sound of a siren?',
    admits('Sirens are not told.'),
  ],
  'h22-n-elevator': [
    'Would it send the elevator up to my third-floor therapy rooms too?',
    admits('Elevators are not told.', { orSays: [told.doors] }),
  ],
  'h22-n-area-code': [
    'May we pick a 703 area code for the number on the sign?',
    admits('Area codes are not told.'),
  ],
  'h22-n-keep-number': [
    'our pool company has had one number since 1988, can it be ported onto the sign',
    admits('Porting is not told.'),
  ],
  'h22-n-battery-kind': [
    'Is the backup battery lithium or lead, and when must I swap it?',
    admits('Kinds of batteries are not told.', { orSays: [told.battery] }),
  ],
  'h22-n-booster-range': [
    'By how many bars does the cell booster raise the signal?',
    admits('How much it helps is not told.', { orSays: [/strengthens|weak/i] }),
  ],
  'h22-n-plate-dirty': [
    'Will LPR access still read plates caked in mud, say on a dump truck?',
    admits('How well plates are read is not told.', { orSays: [/plates?/i] }),
  ],
})
