/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h23-n-sheep-sensor': [
    'If a lamb stands in the gap, does the gate notice and stop?',
    admits('Safety sensors are not told.'),
  ],
  'h23-n-ring-tone': [
    'Can I pick a soft ring tone just for gate calls, so the baby sleeps on?',
    admits('Ring tones are not told.'),
  ],
  'h23-n-sign-height': [
    'At what height is the sign mounted? I reach only so far from my wheelchair.',
    admits('Heights of the sign are not told.'),
  ],
  'h23-n-ada': ['Is your system certified under the ADA?', admits('The ADA is not told.')],
  'h23-n-sign-size': [
    'I must cut a niche in the brick for the sign. Width and height of it?',
    admits('Sizes are not told.'),
  ],
  'h23-n-cold': [
    'It gets to minus ten by the rink compressors. Down to what temperature does the controller work?',
    admits('Temperatures are not told.'),
  ],
  'h23-n-waterproof': [
    'Zamboni spray hits that wall all winter. Which IP rating protects the controller housing?',
    admits('Ratings are not told.', { orSays: [told.underwater] }),
  ],
  'h23-n-solar': [
    'My ewes graze where a solar panel feeds the fence charger. Would that panel run yours as well?',
    admits('Solar is not told.', { orSays: [told.power] }),
  ],
  'h23-n-voltage': ['Is it 12 or 24 volts?', admits('Voltages are not told.')],
  'h23-n-carrier': [
    'Which cellular carrier do you use, Verizon or T-Mobile?',
    admits('Carriers are not told.'),
  ],
  'h23-n-5g': [
    'When 3G is switched off, will there be a 5G version?',
    admits('Later networks are not told.', { orSays: [/3G/] }),
  ],
  'h23-n-voicemail': [
    'If I do not pick up, can the visitor leave me a voicemail?',
    admits('Voicemail is not told.'),
  ],
  'h23-n-second-phone': [
    'When I am busy with a client, does it ring my assistant next?',
    admits('Forwarding is not told.', { orSays: [told.announced] }),
  ],
  'h23-n-recording': [
    'Are the talks between visitor and owner recorded as audio?',
    admits('Recording of calls is not told.'),
  ],
  'h23-n-which-key': [
    'Phone to my ear, needle in the other hand: is it the star, the nine or what that I push to let a customer in?',
    admits('The key is not told.'),
  ],
  'h23-n-connect-seconds': [
    'People are impatient at an eye doctor. After scanning, how quickly does my handset start to ring, in seconds?',
    admits('The time is not told.'),
  ],
  'h23-n-liftmaster': [
    'Will it drive the LiftMaster opener we already have?',
    admits('Brands of openers are not told.'),
  ],
  'h23-n-elevator': [
    'Can it also call the elevator in our co-housing building?',
    admits('Elevators are not told.'),
  ],
  'h23-n-night-vision': [
    'Our carrier comes in pitch dark. Would an integrated camera see him in infrared?',
    admits('Qualities of the camera are not told.', { orSays: [told.camera] }),
  ],
  'h23-n-fingerprint': [
    'Fingerprint reader for my staff, do you have that?',
    admits('Fingerprints are not told.', { orSays: [told.trusted] }),
  ],
  'h23-n-keyfob': [
    'Do our remotes and key fobs keep working once yours is in?',
    admits('Remotes are not told.'),
  ],
  'h23-n-hearing': [
    'Half our bowlers in the senior league are deaf. How does a deaf visitor talk to the owner?',
    admits('Deaf visitors are not told.'),
  ],
  'h23-n-holiday-hold': [
    'If I set a hold for every Monday and then comes Memorial Day, is that Monday left out without my doing anything?',
    admits('Holidays are not told.', { orSays: [told.holds] }),
  ],
  'h23-n-battery-years': [
    'After how many years must the backup battery be swapped?',
    admits('The life of the battery is not told.', { orSays: [told.battery] }),
  ],
  'h23-n-firmware': [
    'At which intervals does new firmware reach our controller?',
    admits('Updates are not told.'),
  ],
  'h23-n-firedept': [
    'The fire marshal inspected our co-housing and insists on a Knox key switch. Do you supply such a thing?',
    admits('Fire switches are not told.'),
  ],
})
