/** Plain questions on the service, as they come in. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'g-sign-on-fence': [
    "I noticed your sign on a neighbor's fence. What is this exactly?",
    says(
      /visitor access service|replaces? the intercom|connected (to you|by phone)|scans? (a|the) (QR )?code|points? a phone|opens? the gate/i,
    ),
  ],
  'g-use-qr': ['how do i use the qr thing at the entrance', says(/camera|scan/i)],
  'g-number-too': [
    'Is a phone number printed next to the code as well?',
    says(
      /dials? (the|a) number|number (is )?(displayed|shown|on the|beside)|QR code and a number/i,
    ),
  ],
  'g-android': ['does it matter whether people have android or iphone', says(told.anyPhone)],
  'g-kitchen-landline': [
    'Could the calls from the gate come in on our kitchen landline?',
    says(/landline|any phone|desk phone/i),
  ],
  'g-tenants-download': ['Would my tenants have to download something?', says(told.noApp)],
  'g-florida': [
    "I'm in Florida from January to April. Will I still be able to let people in up here?",
    says(told.fromAnywhere),
  ],
  'g-only-front-door': [
    'we only have a front door, no gate. still ok?',
    says(
      /works? (for|with|on|at)[^.]*doors?|gates and( for)? doors|entrance door|any gate or door/i,
    ),
  ],
  'g-router': [
    'do i need to run my router out there for this',
    says(/no phone line|no internet|none is needed|only power|in place of a wire|cellular/i),
  ],
  'g-settings': [
    "Bought in, installed, all good. Now I'd like to adjust a few things, is there some website for owners?",
    says(told.controlCenter),
  ],
  'g-encryption': ['Which encryption is used, in detail please.', says(told.aes, told.rsa)],
  'g-patent': ['Is your system patented?', says(told.patent)],
  'g-cell-generation': [
    'My nephew who works in telecom asks if the unit talks over 3G, LTE or something newer.',
    says(told.threeG),
  ],
  'g-outage-backup': [
    'Does it come with a battery for outages or do I have to buy that?',
    says(told.battery, told.optional),
  ],
  'g-weekdays': [
    'can i have the gate just stay open between 8 and 5 on weekdays',
    says(told.holds),
  ],
  'g-camera-part': ['Could there be a camera too?', says(told.camera, told.optional)],
  'g-cleaner-code': [
    'Our cleaner has been with us for 12 years. Could she get in with a code of her own?',
    says(told.trusted),
  ],
  'g-recognize-numbers': [
    'Does it recognize certain callers and let them in automatically?',
    says(/caller[- ]?id/i),
  ],
  'g-on-site': ['How many hours are your guys on site?', says(told.hours)],
  'g-husband-electrician': [
    'Can my husband put it up himself? he is an electrician',
    says(told.professional),
  ],
  'g-walk-through': [
    'Walk me through what happens from now until the thing works at my house.',
    says(told.photos, told.professional),
  ],
  'g-prepare': [
    'what must be there at the gate before you can come',
    says(/only power|power at (the|your|it)|needs? power|power and cellular|power (is|has to)/i),
  ],
  'g-cabin': [
    'Will it function at a cabin where there is no cell coverage at all?',
    says(/without cellular coverage|no cellular coverage|needs? .*coverage|not for places/i),
  ],
  'g-operate': [
    'Which counties or cities are you guys active in right now?',
    says(/DC metro|Northern Virginia/i),
  ],
  'g-reston': ['Is Reston in your territory?', says(/Reston|Northern Virginia/)],
  'g-georgetown': [
    'townhouse in georgetown, do you come here',
    says(/Georgetown|Washington,? D\.?C/i),
  ],
  'g-bowie': ['Anybody covering Bowie MD?', says(/Bowie|Maryland/)],
  'g-maryland-towns': [
    'Relocating to the Maryland side soon, still choosing a town. Which of them would leave me within your reach?',
    says(/Bethesda/, /Silver Spring/, /Rockville/),
  ],
  'g-other-states': ['When can people in other states get this?', says(told.year2026)],
  'g-who-opens': [
    'Who actually decides whether somebody gets in, the computer or a person?',
    says(
      /\b(owner|manager|you)\b[^.]*(verif|decid|open)|by a person|a person decides|person who decides/i,
    ),
  ],
  'g-dental': [
    'we are a small dental office. is this for businesses too?',
    says(told.smallBusiness),
  ],
  'g-founder': ['Who founded Visitor Access?', says(told.founder)],
  'g-video-wife': [
    'Got a video I can show my wife?',
    says(/video (is )?on the home page|home page[^.]*video|demonstration video/i),
  ],
  'g-installer-docs': [
    "I'm an installer, where are your technical documents?",
    says(told.dealerPortal),
  ],
})
