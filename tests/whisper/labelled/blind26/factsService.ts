/** What the service is and does, as plain people of the Northwest ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h26-what-sell': [
    'A curler on our ice told me about Visitor Access. What is it you actually sell?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h26-museum-made-for': [
    'We are a tiny museum of old radios run by volunteers. Who is this service made for?',
    says(/owners?|small business|residents?/i),
  ],
  'h26-student-arrives': [
    'What does a violin student do on arriving at our music school door so that I get the call?',
    says(told.scanOrDial),
  ],
  'h26-seamstress-app': [
    'I take in sewing at home. Must my customers install an app for a fitting?',
    says(told.noApp),
  ],
  'h26-owner-app': ['As the owner, must I put any app onto my own cell?', says(told.noApp)],
  'h26-rotary': [
    'Retired mail carrier here, landline only. Can the call come to a landline?',
    says(/any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h26-replace-intercom': [
    'Is this meant to replace the intercom at our co-op?',
    says(told.replaces),
  ],
  'h26-doors-rink': [
    'The skating rink has a side door and no gate whatsoever. Do you handle doors?',
    says(told.doors),
  ],
  'h26-runs-on': [
    'Before the electrician drives out to the kennel: on what does the gear at the entry run, power alone or cellular service as well?',
    says(told.power, told.cellular),
  ],
  'h26-internet-line': [
    'Lavender farm, no internet line down at the road. Is one required for installation?',
    says(told.noLine),
  ],
  'h26-who-verifies': [
    'Who verifies the person at the gate before it opens?',
    says(told.ownerDecides),
  ],
  'h26-open-travel': [
    'I broker yachts and spend half of June on deliveries. Can I open the gate remotely?',
    says(told.fromAnywhere),
  ],
  'h26-control-name': [
    'What do you call the web portal I manage it with?',
    says(told.controlCenter),
  ],
  'h26-camera-option': [
    'Our vet clinic would like camera integration. Do you offer it?',
    says(told.camera),
  ],
  'h26-battery-option': [
    'Do you offer a battery backup? Power goes out here each November.',
    says(told.battery),
  ],
  'h26-holds-church': [
    'On Sundays our Mennonite church wants the gate open from nine to noon. Are scheduled gate holds something you have?',
    says(told.holds),
  ],
  'h26-trusted-how': [
    'Mrs. Yoder cleans our church twice weekly. With trusted-visitor access, by what means would she be let in?',
    says(/\bcodes?\b/i, /caller[ -]?id/i),
  ],
  'h26-encryption-treasurer': [
    'Treasurer of a co-op, writing for the minutes: what encryption secures the thing?',
    says(told.aes, told.rsa),
  ],
  'h26-patented': ['is your technology patented, our lawyer on the board asks', says(told.patent)],
  'h26-photo-of-code': [
    'What can somebody do who holds a photo of our QR code?',
    says(told.harmlessPhoto),
  ],
  'h26-camera-wont-read': [
    'My bifocals and my shaky hands make scanning hopeless. When the camera will not read your code, what else is there for me to do?',
    says(told.dial),
  ],
  'h26-blind-dial': [
    'I am a potter and nearly blind. Can people who come to my studio dial a number instead of scanning?',
    says(told.dial),
  ],
  'h26-not-suited': [
    'For what kind of places is your system not suited?',
    says(told.notWithoutPower, told.notWithoutCellular),
  ],
  'h26-cell-needed': [
    'There is no cellular coverage whatsoever in our canyon. Will it work?',
    says(/coverage|no call can reach|cellular/i),
  ],
  'h26-steps': ['Name the three steps of an installation.', says(told.photos, told.professional)],
  'h26-who-installs': [
    'who carries out the installation, i am a roofer and ask out of professional curiosity',
    says(told.professional),
  ],
  'h26-how-long-install': [
    'For our chess club calendar: how many hours should we allow for the installation?',
    says(told.hours),
  ],
  'h26-sign-shows': [
    'I paint signs on the side and am curious: which things are shown on yours at an entry?',
    says(/qr code/i, told.number),
  ],
})
