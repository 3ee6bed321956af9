/** Things and technique that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

export const nearMissTechnical = labelled('near miss', {
  'h15-n-carrier': [
    'Only Verizon works on our hill, T-Mobile is hopeless. Whose network does your equipment use?',
    admits('The carrier is not told.', { orSays: [told.cellular] }),
  ],
  'h15-n-3g-sunset': [
    'Carriers shut 3G down years ago. What happens to your equipment then?',
    admits('The end of 3G is not told.', { orSays: [told.threeG] }),
  ],
  'h15-n-5g': [
    'Does the controller support 5G?',
    admits('5G is not told.', { orSays: [told.threeG, told.cellular] }),
  ],
  'h15-n-voltage': [
    'What voltage should my electrician bring to the post, 12 or 120?',
    admits('Voltages are not told.', { orSays: [told.power] }),
  ],
  'h15-n-battery-hours': [
    'For how long does the battery backup keep going in a blackout?',
    admits('How long it lasts is not told.', { orSays: [told.battery] }),
  ],
  'h15-n-cold': [
    'Will it still run at ten below zero up on the ridge?',
    admits('Temperatures are not told.'),
  ],
  'h15-n-rain': [
    'we hose down the brewery yard daily, is the housing rated for a pressure washer',
    admits('Ratings are not told.', { orSays: [told.underwater] }),
  ],
  'h15-n-sign-size': [
    'Our brick pillar is narrow, maybe ten inches. Would a vinyl sign fit, what are the measurements?',
    admits('Sizes are not told.', { orSays: [/sign/i] }),
  ],
  'h15-n-sign-logo': [
    'We have a hop cone as our emblem and house colors. Do you design signs to match?',
    admits('Designs of the sign are not told.', { orSays: [/sign/i] }),
  ],
  'h15-n-camera-resolution': [
    'Does the camera record in 4K, or what resolution?',
    admits('Resolutions are not told.', { orSays: [told.camera] }),
  ],
  'h15-n-own-camera': [
    'I already have two Reolink cameras up. Can they be used for the camera integration?',
    admits('Brands are not told.', { orSays: [told.camera] }),
  ],
  'h15-n-liftmaster': [
    'Does it work with the LiftMaster opener on my slide gate?',
    admits('Brands of openers are not told.', { orSays: [told.gates] }),
  ],
  'h15-n-garage': [
    'Can it raise a roll-up garage door as well?',
    admits('Garage doors are not told.', { orSays: [told.doors] }),
  ],
  'h15-n-elevator': [
    'Could visitors be sent up in the elevator with it too?',
    admits('Elevators are not told.', { orSays: [told.doors] }),
  ],
  'h15-n-missed-call': [
    'What happens if nobody answers, does the caller go to voicemail?',
    admits('Unanswered calls are not told.'),
  ],
  'h15-n-second-number': [
    'When I am in the shower, does the call roll over to my wife’s cell after a few rings?',
    admits('Forwarding is not told.', { orSays: [told.announced] }),
  ],
  'h15-n-which-key': [
    'Teaching my dad: once the caller has said his name, is it star, pound or nine that he hits?',
    admits('The key is not told.', { orSays: [/remotely|from the phone|on your word/i] }),
  ],
  'h15-n-call-recording': [
    'Does audio of what was said at the entrance get saved anywhere that I could play back later?',
    admits('Recording of calls is not told.', { orSays: [told.logged] }),
  ],
  'h15-n-fire-department': [
    'How would the fire department get in, do you fit a Knox box?',
    admits('Access for firefighters is not told.', { orSays: [told.trusted] }),
  ],
  'h15-n-ada': [
    'Is the setup ADA compliant? We have residents in wheelchairs.',
    admits('Compliance is not told.'),
  ],
  'h15-n-deaf': [
    'A member of our congregation is deaf. How does she use it when everything is a voice call?',
    admits('Help for the deaf is not told.', { orSays: [told.trusted] }),
  ],
  'h15-n-codes-count': [
    'The storage yard has 260 renters. Could every one hold a unique code, or do you cap it?',
    admits('Limits are not told.', { orSays: [told.trusted] }),
  ],
  'h15-n-holiday-holds': [
    'Do the scheduled holds skip federal holidays on their own?',
    admits('Holidays are not told.', { orSays: [told.holds] }),
  ],
  'h15-n-move': [
    'If we relocate the salon, can the equipment be taken down and moved along with us?',
    admits('Moving is not told.'),
  ],
  'h15-n-kids-leaving': [
    'Does it alert the kindergarten when a child walks out through the door?',
    admits('Alerts are not told.', { orSays: [told.announced] }),
  ],
})
