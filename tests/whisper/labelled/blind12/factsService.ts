/** What the service is and does, as people of a shop, a clinic, a parish or a rented house ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h12-frame-shop': [
    'I own a picture frame shop and a customer swears by Visitor Access. In two sentences, what is it?',
    says(
      /visitor access service|replaces? (the|an) intercom|connected (to you )?by phone|phone rings|opens? (the|it|a) (gate|door)/i,
    ),
  ],
  'h12-messenger': [
    'Bike messenger. I stop at a building with your sign by the gate, now what do I do?',
    says(told.scanOrDial),
  ],
  'h12-clients-app': [
    'Must pet owners install an app before they bring a sick cat to our clinic?',
    says(told.noApp),
  ],
  'h12-landlord-app': ['I am the landlord. Is an app required on MY end?', says(told.noApp)],
  'h12-jitterbug': [
    'Will a plain flip phone with big buttons do for answering visitors?',
    says(/any phone|whatever phone|each of them|old (phone|one)|ordinary phone/i),
  ],
  'h12-parish-lines': [
    "Does the parking lot of St. Anne's have to have a telephone line or internet line?",
    says(/no phone line|no internet|none is needed|only power|in place of a wire|cellular/i),
  ],
  'h12-rough-in': [
    'Electrician, roughing in for a client of yours. What has to be at the gate before you come?',
    says(told.power),
  ],
  'h12-office-door': ['Gates only, or would it open our office door as well?', says(told.doors)],
  'h12-salon': [
    'We are a four-chair hair salon. Are small businesses among the people you made it for?',
    says(told.smallBusiness),
  ],
  'h12-portal-name': [
    'What do you call the web portal where everything is managed?',
    says(told.controlCenter),
  ],
  'h12-who-verifies': [
    'Please tell me who verifies the person standing outside.',
    says(told.ownerDecides),
  ],
  'h12-all-extras': [
    'I let six row houses. Which optional extras are there, all of them?',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h12-sunday-hold': [
    'Sunday Mass is from 8 to 12:30. Is there a way to schedule the lot gate to be held open?',
    says(told.holds),
  ],
  'h12-camera-choice': [
    'Do I automatically get a camera or must I choose that separately?',
    says(told.camera, told.optional),
  ],
  'h12-outage-battery': [
    'Should the power go out at my hardware store, do you have a backup for it?',
    says(told.battery),
  ],
  'h12-cleaning-lady': [
    'The cleaning lady comes Tuesdays and Fridays. Could she have a unique code so that I need not pick up?',
    says(told.trusted),
  ],
  'h12-key-lengths': [
    'Retired engineer. State the encryption algorithms with their key lengths.',
    says(told.aes, told.rsa),
  ],
  'h12-patented': [
    'Do you hold a patent on this, or could my brother build the same thing?',
    says(told.patent),
  ],
  'h12-generation': ['Which generation of cellular service does it run on?', says(told.threeG)],
  'h12-whisper-ways': [
    'Besides typing here, are there other ways of talking to Whisper?',
    says(/call, text,? (or|and) chat|by (call|phone|text|voice)|\bSMS\b/i),
  ],
  'h12-falls-church': [
    'Veterinary clinic in Falls Church. Do we lie in your area?',
    says(/Falls Church|Northern Virginia/i),
  ],
  'h12-logan': [
    'My parents own a row house off Logan Circle. Could they have it?',
    says(/Logan Circle|Washington,? D\.?C/i),
  ],
  'h12-college-park': ['you work in college park md?', says(/College Park|Maryland/i)],
  'h12-dc-list': [
    'All the Washington neighborhoods where you are present, by name please.',
    says(/Georgetown/, /Shaw/, /Dupont Circle/),
  ],
  'h12-md-list': [
    'Give me a list of Maryland places you serve, for our newsletter.',
    says(/Bethesda/, /Bowie/, /Silver Spring/),
  ],
  'h12-texas': [
    'A cousin of mine has a tile shop in Texas. When will you be nationwide?',
    says(told.year2026),
  ],
  'h12-steps': [
    'Explain to me the steps of an installation, I have never had one.',
    says(told.photos, told.professional),
  ],
  'h12-store-opens': [
    'My store opens at 11. How long does an installation take?',
    says(told.hours),
  ],
  'h12-not-for': [
    'For which places is your system not suitable?',
    says(told.notWithoutPower, told.notWithoutCellular, told.underwater),
  ],
})
