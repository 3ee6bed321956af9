/** Facts about the service, its places and its people, asked in plain words. */
import { labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const factsService = labelled('fact', {
  'c-one-line': [
    'Saw your van on our street. In one line, what is it that you people sell?',
    says(either(told.replaces, told.scanOrDial, /gates? (or|and) doors?/)),
  ],
  'c-only-door': [
    'There is no gate at our townhouse, just a front door. Still something you do?',
    says(told.doors),
  ],
  'c-courier-arrives': [
    'Walk me through it: a courier pulls up at the gate, then what does he do?',
    says(told.scanOrDial),
  ],
  'c-owner-app': [
    'my storage on the phone is full, do i as the owner have to install your app to open',
    says(told.noApp),
  ],
  'c-desk-phone': [
    'At reception we have a plain desk phone. Can the calls from the gate go there?',
    says(either(told.anyPhone, /desk phone|landline/)),
  ],
  'c-generation': ['Is this thing 3G or what', says(told.threeG)],
  'c-portal-name': [
    'My manager asked what the web portal for the settings is called.',
    says(told.controlCenter),
  ],
  'c-camera': [
    'Would like a camera in the mix. Is that standard or do I add it?',
    says(told.camera, told.optional),
  ],
  'c-battery': [
    'Pepco goes down here every other storm! Do you have some kind of backup battery?',
    says(told.battery),
  ],
  'c-caller-id': [
    'Is it possible that our nanny gets recognised by her caller ID, so I need not answer?',
    says(told.trusted),
  ],
  'c-hold-school': [
    'Preschool director here. Pickup is 3 to 4, could the gate stay open in that hour every day?',
    says(told.holds),
  ],
  'c-cipher': ['Which encryption standards are in it, exactly?', says(told.aes, told.rsa)],
  'c-patent': [
    'For our due diligence file: is there a patent on the technology, yes or no?',
    says(told.patent),
  ],
  'c-sign-photo': [
    'If a stranger takes a photo of the QR code, what can he do with it at home?',
    says(either(told.harmlessPhoto, /call you|opens nothing|verif/)),
  ],
  'c-who-opens': [
    'Does the QR code itself open the gate, or is it a human who decides?',
    says(either(told.ownerDecides, /verif|opens nothing/)),
  ],
  'c-founder': [
    'Dad swears he went to high school with whoever founded your company. What is the name?',
    says(told.founder),
  ],
  'c-lead-developer': [
    'Recruiter question, sorry: what is the name of your lead developer?',
    says(told.developer),
  ],
  'c-demo-video': [
    'Got any demonstration video I could show at the board meeting tonight',
    says(told.video),
  ],
  'c-bethesda': ['Hello! Bethesda, is that in your territory?', says(/Bethesda|Maryland/i)],
  'c-capitol-hill': [
    'We just closed on a rowhouse with an alley gate on Capitol Hill. You come there?',
    says(/Capitol Hill|Washington,? D\.?C/i),
  ],
  'c-ashburn': ['ashburn va 20147 do u install there', says(either(/Ashburn/, told.virginia))],
  'c-maryland-list': [
    'Could you list the towns you cover in Maryland please?',
    says(/Gaithersburg/, /Takoma Park/),
  ],
  'c-dc-list': ['which dc neighborhoods are on your map', says(/Georgetown/, /Navy Yard/)],
  'c-nationwide': [
    'When are you going nationwide? My brother in Tucson is asking.',
    says(told.year2026),
  ],
  'c-whisper': ['Who or what is Whisper supposed to be?', says(/\bAI (assistant|agent)/i)],
  'c-where-not': [
    'Are there places where you flat out cannot put this in?',
    says(either(told.notWithoutPower, told.notWithoutCellular, told.underwater)),
  ],
  'c-dealer-corner': [
    'We install gates for a living. Where do installers find the technical material?',
    says(told.dealerPortal),
  ],
  'c-call-number': ['Number to call for a quote? Driving, keep it short', says(told.quotePhone)],
  'c-text-number': [
    'I am shy on calls. To which number may I send a text if I get stuck and want support?',
    says(told.supportText),
  ],
  'c-mail': [
    'I prefer writing letters, well, e-mail nowadays. Your address, please.',
    says(told.email),
  ],
})
