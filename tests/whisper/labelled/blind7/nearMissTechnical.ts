/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h7-n-swing-motor': [
    'Does your kit include the motor that swings the gate?',
    admits('Motors are not in the sources.'),
  ],
  'h7-n-battery-hours': [
    'Last winter we had no electricity for two days. Would the backup have made it through that long?',
    admits('How long it lasts is not told.'),
  ],
  'h7-n-volts': ['What voltage do you need, 12 or 24?', admits('Voltages are not told.')],
  'h7-n-solar-panel': ['Do you sell a solar panel for it?', admits('Solar is not in the sources.')],
  'h7-n-cold': [
    'What is the lowest temperature it survives?',
    admits('Temperatures are not told.'),
  ],
  'h7-n-ip-rating': [
    'It faces the sea and gets hosed by salt spray. Is the housing rated for that?',
    admits('Ratings are not told.'),
  ],
  'h7-n-att': [
    'Only Verizon reaches our valley. Is that the one your SIM uses?',
    admits('No carrier is named.'),
  ],
  'h7-n-fingerprint': [
    'Is there a thumb reader or face scan for family members?',
    admits('Fingerprints are not told.'),
  ],
  'h7-n-key-fobs': [
    'We have forty fobs from the old system. Will they keep working?',
    admits('Fobs are not in the sources.'),
  ],
  'h7-n-elevator': [
    'does it release an elevator too',
    admits('Elevators are not told.', { orSays: [/gates? .*doors?/i] }),
  ],
  'h7-n-fire-dept': [
    'How does the fire department get past, is there a Knox box or siren sensor?',
    admits('Emergency entry is not told.'),
  ],
  'h7-n-two-ring': [
    'If I do not pick up, does it ring my wife next?',
    admits('Calling a second person is not told.', { orSays: [told.announced] }),
  ],
  'h7-n-voicemail': [
    'can a visitor leave a voicemail when nobody answers',
    admits('Voicemail is not told.'),
  ],
  'h7-n-video-call': [
    'Will I see the visitor in a video call like on a doorbell cam?',
    admits('Video calls are not told.', { orSays: [told.camera] }),
  ],
  'h7-n-resolution': [
    'What resolution are the cameras and do they do night vision?',
    admits('Not told.'),
  ],
  'h7-n-history': [
    'Where is the log of everybody who entered last week?',
    admits('An entry log is not told.', { orSays: [told.announced] }),
  ],
  'h7-n-sign-size': [
    'Dimensions of the sign please, our architect has to draw it in.',
    admits('Sizes are not told.'),
  ],
  'h7-n-sign-logo': [
    'Could our HOA logo be printed onto the sign?',
    admits('Own designs are not told.'),
  ],
  'h7-n-sliding': [
    'Ours is a LiftMaster sliding gate from 2009. Compatible?',
    admits('Brands are not told.'),
  ],
  'h7-n-hold-holiday': [
    'Will the schedule skip federal holidays by itself?',
    admits('Holidays are not told.', { orSays: [told.holds] }),
  ],
  'h7-n-which-press': [
    'Which key do I press on the phone so that it opens?',
    admits('The key is not told.'),
  ],
  'h7-n-ring-time': ['after scanning how many seconds til my phone rings', admits('Not told.')],
  'h7-n-gdpr-soc': ['Are you SOC 2 certified?', admits('Certificates are not told.')],
  'h7-n-blacklist': [
    'My ex keeps coming by. Can I block one particular number from calling?',
    admits('Blocking is not told.'),
  ],
})
