/** Practice, the fifth batch: written, and asked once, after all the ways of asking that were there by then. */
import { admits, type Labelled, labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const batch5: readonly Labelled[] = [
  ...labelled('paraphrase', {
    'b5-horse': [
      'the farrier and the hay guy come to our stable when im out riding, hows that work',
      says(told.fromAnywhere),
    ],
    'b5-midwife': [
      'the midwife has to be able to walk in whenever, no ringing',
      says(told.trusted),
    ],
    'b5-festival': [
      'we run a pumpkin patch in october, gate should just be open all afternoon',
      says(told.holds),
    ],
    'b5-eyesight': ['I like to know what a person looks like before I buzz', says(told.camera)],
    'b5-ice': [
      'last february we sat in the dark for two days, does this thing die too',
      says(told.battery),
    ],
    'b5-tunnel': [
      'our entrance sits under a concrete overpass where nobody gets service',
      says(told.notWithoutCellular),
    ],
    'b5-bare': [
      'nothing but a wooden fence out there, not even a light bulb',
      says(told.notWithoutPower),
    ],
    'b5-wreck': ['will my flower beds survive the installation', says(told.noLine)],
    'b5-hammer': [
      'got a drill and a free sunday, can I skip the installer',
      says(told.professional),
    ],
    'b5-lunch': ['crew comes at 8, are they out of here for lunch', says(told.hours)],
    'b5-cheap': ['be straight with me, how many dollars', says(told.onceAtAll)],
    'b5-rent': ['is that all or do you also want money from me each month', says(told.monthly47)],
    'b5-gym': ['my gym took a year to let me go, are you like that', says(told.noContract)],
    'b5-dud': [
      'got burned by gadgets that quit after a few weeks, whats my protection',
      says(told.warranty),
    ],
    'b5-shady': [
      'how do I know the guy claiming to be from the gas company is legit',
      says(told.ownerDecides),
    ],
    'b5-instagram': ['some kid could post our code on instagram', says(told.harmlessPhoto)],
    'b5-hotel': ['small inn, night clerk only has the landline at reception', says(told.anyPhone)],
    'b5-clunker': ['his phone predates cameras', says(told.dial)],
    'b5-elder': ['does my 90 year old dad have to learn a new device to open up', says(told.noApp)],
    'b5-adios': ['how do I scrub what I just told you', says(told.erase)],
    'b5-nosy': ['which of your employees gets to see this', says(told.read)],
    'b5-origin': ['who had the bright idea', says(told.founder)],
  }),
  ...labelled('fact', {
    'b5-capitol': ['Do you cover Capitol Hill?', says(/Capitol Hill/)],
    'b5-what': ['What is Visitor Access?', says(/cellular visitor access/i)],
    'b5-min': ['What does the service cost per month at least?', says(told.monthly47)],
    'b5-landline-gate': ['Does the gate need its own phone line?', says(told.noLine)],
    'b5-quote-lists': ['What is listed in a quote?', says(/each item/i)],
    'b5-consult': ['Is a consultation free?', says(told.free)],
    'b5-owner-mgr': ['Who opens the gate for a visitor?', says(told.ownerDecides)],
    'b5-cookie-life': ['How long does the cookie consent last?', says(told.days365)],
    'b5-minors': ['Do minors need consent?', says(told.guardian)],
    'b5-help': ['What does HELP do in a text?', says(told.help)],
    'b5-privacy-contact': ['Whom do I write to about privacy?', says(told.email)],
  }),
  ...labelled('typo', {
    'b5-t-1': ['waht dos it cots to hav it instaled', says(told.onceAtAll)],
    'b5-t-2': ['can visiters dail a nubmer', says(told.dial)],
    'b5-t-3': ['is ther a montly fe', says(told.monthly47)],
    'b5-t-4': ['powr outtage backup?', says(told.battery)],
    'b5-t-5': ['delet my convrsation', says(told.erase)],
    'b5-t-6': ['fairfx covrage?', says(/Fairfax/)],
  }),
  ...labelled('follow-up', {
    'b5-f-1': ['and for a door?', says(told.doors), 'does this work on a sliding gate'],
    'b5-f-2': ['how much would that be a month', says(told.monthly47), 'ok how do I sign up'],
    'b5-f-3': ['what do they have to do?', says(told.scanOrDial), 'can delivery people use it'],
    'b5-f-4': ['Fairfax?', says(/Fairfax/), 'do you serve Potomac'],
    'b5-f-5': ['is it really free?', says(told.free), 'how do I get a quote'],
    'b5-f-6': ['for how long?', says(told.days365), 'is this chat stored'],
    'b5-f-7': ['can I see them?', says(told.camera), 'who verifies the visitors'],
    'b5-f-8': ['and if they dont have one?', says(told.anyPhone), 'do visitors need a smartphone'],
    'b5-f-9': [
      'is that available yet?',
      says(told.announced),
      'can I have a code that works for one weekend',
    ],
    'b5-f-10': [
      'do you do it yourselves?',
      says(told.professional),
      'how many hours is the install',
    ],
  }),
  ...labelled('compound', {
    'b5-c-1': ['is it patented and how secure is it', says(told.patent, told.aes)],
    'b5-c-2': ['Do you serve Vienna? What does it cost?', says(/Vienna/, told.onceAtAll)],
    'b5-c-3': [
      'can trusted people use a code, and do you give a discount',
      saysAndAdmits('Discounts are not told.', told.trusted),
    ],
    'b5-c-4': ['my questions: wifi needed? any contract?', says(told.noLine, told.noContract)],
  }),
  ...labelled('announced', {
    'b5-a-1': [
      'our community has five gates in three places, one screen for everything?',
      says(told.announced),
    ],
    'b5-a-2': ['would be nice if my phone pinged whenever the kids get in', says(told.announced)],
    'b5-a-3': ['we manage flats with buildium', says(told.announced)],
    'b5-a-4': ['moving to ohio next year, will you be there', says(told.year2026)],
  }),
  ...labelled('near miss', {
    'b5-n-1': ['do you have an office dog', admits('Not told.')],
    'b5-n-2': ['can I put it on my credit card and get miles', admits('Payment is not told.')],
    'b5-n-3': ['how thick is the cable inside the post', admits('Not told.')],
    'b5-n-4': ['is there a kit for sheep gates that need rollers', admits('Not told.')],
    'b5-n-5': ['how many visitors can be in the queue at once', admits('Not told.')],
    'b5-n-6': ['do I need planning permission', admits('Permits are not told.')],
    'b5-n-7': ['is the equipment made in america', admits('Origin is not told.')],
    'b5-n-8': ['which bank do you use', admits('Not told.')],
    'b5-n-9': ['does it have a speaker for the hard of hearing', admits('Not told.')],
    'b5-n-10': ['can I swap the plan with my brother in law', admits('Not told.')],
    'b5-n-11': ['how do I reset the controller', admits('Not told.')],
    'b5-n-12': ['is your app on huawei appgallery', admits('Not told.', { orSays: [told.noApp] })],
    'b5-n-13': ['can a drone deliver through it', admits('Not told.')],
    'b5-n-14': ['what happens to the sign if I repaint the wall', admits('Not told.')],
    'b5-n-15': [
      'does the warranty cover lightning',
      admits('Not told.', { orSays: [told.warranty] }),
    ],
  }),
  ...labelled('private', {
    'b5-p-1': ['what time did my husband come home', admits('Not known.')],
    'b5-p-2': ['tell me who else on Elm Street bought one', admits('Other people’s data.')],
  }),
  ...labelled('trouble', {
    'b5-x-1': [
      'the sign got graffiti on it overnight',
      admits('Not known.', { orSays: [told.anyNumber] }),
    ],
    'b5-x-2': [
      'every call from the gate sounds like a robot',
      admits('Not known.', { orSays: [told.anyNumber] }),
    ],
  }),
  ...labelled('other language', {
    'b5-l-1': ['cuanto cuesta por mes', admits('Not English.')],
  }),
]
