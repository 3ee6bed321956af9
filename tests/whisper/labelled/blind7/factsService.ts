/** What the service is and does, as visitors of a site ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h7-what-you-sell': [
    'landed here from a google ad, in one sentence what is visitor access?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|your phone rings/i,
    ),
  ],
  'h7-app-for-babysitter': [
    'Does my babysitter have to install an app on her phone to get in?',
    says(told.noApp),
  ],
  'h7-owner-app': [
    'Must I, the homeowner, run some app all day to receive the calls?',
    says(told.noApp),
  ],
  'h7-android-or-iphone': ['works on android or only iphones', says(told.anyPhone)],
  'h7-no-smartphone-visitor': [
    'What does a visitor do who has no smartphone at all?',
    says(told.dial),
  ],
  'h7-code-unreadable': [
    'If the camera of a phone refuses to read the code, is there another way to ring?',
    says(told.dial),
  ],
  'h7-open-from-office': [
    'I work downtown all day. Can I open our gate from the office?',
    says(told.fromAnywhere),
  ],
  'h7-front-door-condo': [
    'We have an entrance door and no gate. Is the service any use for a door?',
    says(told.doors),
  ],
  'h7-web-settings': [
    'On which website or screen does an owner manage the settings?',
    says(told.controlCenter),
  ],
  'h7-wifi-at-gate': [
    'the gate is 300 feet from the router so the signal never reaches, problem?',
    says(told.noLine),
  ],
  'h7-landline-at-gate': [
    'There used to be a phone line at our gate, Verizon cut it off. Do we have to get it back?',
    says(told.noLine),
  ],
  'h7-network': [
    'Network question: what generation does the unit at the gate talk on? LTE?',
    says(told.threeG),
  ],
  'h7-outage-option': [
    'Is there a battery I can get for when the power goes out?',
    says(told.battery),
  ],
  'h7-camera-yes': [
    'Could you hook a camera into it so I see the entry?',
    says(told.camera, told.optional),
  ],
  'h7-open-office-hours': [
    'We want the gate standing open Monday to Friday during business hours, can it be set up like that?',
    says(told.holds),
  ],
  'h7-regular-visitors': [
    'How do trusted visitors get in without me picking up each time?',
    says(told.trusted),
  ],
  'h7-encryption-name': [
    'What encryption is used? Our IT guy wants the names.',
    says(told.aes, told.rsa),
  ],
  'h7-patented': ['is the tech patented or can anybody copy it', says(told.patent)],
  'h7-extras-list': [
    'Please list the optional extras you have.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h7-reston': [
    'Lake Anne, Reston. Would an installer drive over to us?',
    says(/Reston|Northern Virginia/),
  ],
  'h7-capitol-hill': [
    'Rowhouse on Capitol Hill with a locked garden gate. Inside your area?',
    says(/Capitol Hill|Washington,? D\.?C/i),
  ],
  'h7-bowie': ['you guys in bowie md?', says(/Bowie|Maryland/)],
  'h7-rest-of-country': [
    'When will people outside the Washington region be able to buy this?',
    says(told.year2026),
  ],
  'h7-how-long-work': ['How many hours will the installer be at my gate?', says(told.hours)],
  'h7-three-steps': [
    'Walk me through the steps of getting it installed.',
    says(told.photos, told.professional, told.startUsing),
  ],
  'h7-no-coverage': [
    'Does it work at a gate that has no cellular coverage?',
    says(/coverage|no call can reach/i),
  ],
})
