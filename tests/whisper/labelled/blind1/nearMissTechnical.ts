/** Sounds like the field, and the sources do not say it: equipment, calls, codes and rules. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

/** The likely wrong reply agrees. */
const silent = (why: string) => admits(why, { never: [/^\W*yes\b/i] })
const noMaker = silent('No maker or model of openers is named.')
const noRating = silent('No rating or certificate is named.')
/** To point to where such papers are is right too. */
const forDealers = (why: string) => admits(why, { orSays: [told.dealerPortal] })

export const nearMissTechnical = labelled('near miss', {
  'b-doorking': ['Will it drive the DoorKing 9150 slide operator we already have?', noMaker],
  'b-mag-lock': ['Can it release a 1200 lb maglock?', noMaker],
  'b-voltage': [
    'What input voltage does the X-412 take, 12 or 24 V DC?',
    forDealers('No voltages are told.'),
  ],
  'b-dry-contact': [
    'Is the relay output a dry contact, normally open?',
    forDealers('Nothing is told of relays and contacts.'),
  ],
  'b-wiegand': [
    'Do you have a Wiegand interface for our reader?',
    silent('No interfaces are told.'),
  ],
  'b-sip': ['Can I register the gate on our Asterisk PBX over SIP?', silent('SIP is not told.')],
  'b-api': ['Do you offer a REST API and webhooks?', silent('No API is told.')],
  'b-carrier': [
    'T-Mobile is dead in our valley but Verizon is fine. Whose network do you ride on?',
    admits('No carrier is named.', { never: [/(uses|on|with) (Verizon|T-Mobile)\b(?! or)/i] }),
  ],
  'b-minus-thirty': [
    'It gets to minus 20 in our winters. What temperatures is the box rated for?',
    admits('No temperatures are told.'),
  ],
  'b-ingress': ['ingress rating?', noRating],
  'b-backup-hours': [
    'In the 2012 derecho we sat in the dark for four days. Would the battery backup have held that long?',
    admits('How long the battery lasts is not told.', { never: [/lasts (for )?\d+/i] }),
  ],
  'b-ul325': ['Our inspector wants UL 325 listing. Do you have it?', noRating],
  'b-ada': ['Is the sign ADA compliant, with braille?', noRating],
  'b-knox': [
    'Fire marshal demands a Knox switch for the engines. Can it be hooked up to yours?',
    silent('Access for fire services is not told.'),
  ],
  'b-fobs': ['Can residents keep using their RFID fobs?', silent('Fobs are not told.')],
  'b-clicker': [
    'Will the little remotes in our cars still open the gate afterwards?',
    silent('Remotes are not told.'),
  ],
  'b-face': ['Does it recognize faces?', silent('Recognizing faces is not told.')],
  'b-how-many-codes': [
    'What is the most trusted codes I can hand out, 50? 500?',
    admits('No number of codes is told.'),
  ],
  'b-digits': ['How many digits does a visitor code have?', admits('No length is told.')],
  'b-nobody-answers': [
    'I am in the shower and miss the call. Does the visitor get a voicemail?',
    silent('What follows an unanswered call is not told.'),
  ],
  'b-seconds-open': [
    'How many seconds does the gate stay open after I let someone in?',
    admits('How long it stays open is not told.'),
  ],
  'b-press-key': [
    'Which key do I press on my phone to open, 9 or star?',
    admits('No key is told.', { never: [/press (9|nine|star|\*)/i] }),
  ],
  'b-sees-my-number': [
    'Does a stranger who scans see my private cell number?',
    silent('Whether the number is shown is not told.'),
  ],
  'b-calls-recorded': [
    'Lawyer here: when a guest rings an owner from the entrance, is a sound recording of it made anywhere?',
    admits('Recording of calls from the gate is not told.', {
      never: [/^\W*yes\b/i, /calls? (are|is|get) recorded/i],
    }),
  ],
})
