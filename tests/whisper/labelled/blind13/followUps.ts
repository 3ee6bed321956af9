/** Questions that lean on what was asked before. */
import { admits, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h13-f-mclean': ['And McLean?', says(/McLean|Northern Virginia/), 'Do you serve Great Falls?'],
  'h13-f-towson': [
    'We have a second studio up in Towson. There as well?',
    admits('Towson is not on the list.', { orSays: [/DC metro|Maryland|ask us/i] }),
    'Our dance studio is in Silver Spring. Would you come to us?',
  ],
  'h13-f-standard': [
    'Does that come standard?',
    says(told.optional),
    'I would like a camera at the stable gate.',
  ],
  'h13-f-knows-her': [
    'How would it know her?',
    says(told.trusted),
    'My cleaner comes every Tuesday at seven.',
    'Can she get in as a trusted visitor, without me on the phone?',
  ],
  'h13-f-monthly': [
    'So that is paid a single time. What is the running charge from then on?',
    says(told.monthly47),
    'Our co-op wants the starting price for having it professionally installed.',
  ],
  'h13-f-work-in-it': [
    'Is the labor in there?',
    says(told.included),
    'The installation price begins where?',
  ],
  'h13-f-until-when': [
    'How many days do I have to make up my mind about one?',
    says(told.days30),
    'Quotes are free, right?',
  ],
  'h13-f-midnight': [
    'Even past midnight?',
    says(told.always),
    'Can I text you when I need support?',
  ],
  'h13-f-how-many-years': ['for how long', says(told.warranty), 'is there a warranty on the parts'],
  'h13-f-stretch': [
    'Can we get that stretched?',
    says(told.lifetime),
    'The warranty is for one year, correct?',
  ],
  'h13-f-out-yet': [
    'Are they out yet?',
    says(told.announced),
    'I saw something about Invisible Keys for scheduled visitors.',
  ],
  'h13-f-future-price': [
    'What will it cost us?',
    admits('Prices of what is announced are not told.', { orSays: [told.announced] }),
    'Are you going to have multi-property management one day?',
  ],
  'h13-f-camera-broken': [
    'Some of their cameras are cracked. How do those folks do it?',
    says(told.dial),
    'Do the parents of my dancers scan a QR code?',
  ],
  'h13-f-blackout': [
    'and in a blackout?',
    says(told.battery),
    'It runs on electric power at the gate, I take it?',
  ],
  'h13-f-keep-free': [
    'How many hours should I keep free for him?',
    says(told.hours),
    'Does a professional do the installation?',
  ],
  'h13-f-beforehand': [
    'Anything the fellow needs to see from us ahead of time?',
    says(/photo|show us|power/i),
    'Does one of your professionals put in the system at our barn?',
  ],
  'h13-f-who-exactly': [
    'and his or her name',
    says(told.founder),
    'Does the founder of the company talk to customers?',
  ],
  'h13-f-other-person': [
    'Then which of your people builds the Control Center?',
    says(told.developer),
    'Our realtor met Avery Hinge. That is the founder?',
  ],
  'h13-f-agree': [
    'Does somebody have to agree to it?',
    says(told.approved),
    'Can I erase my conversation?',
  ],
  'h13-f-form-kept': [
    'And they are gone after how many days?',
    says(told.days365),
    'Do you store the quote forms people send in?',
  ],
  'h13-f-in-writing': [
    'I would sooner write. How?',
    says(/support@|202-555-0143|\btext|e-?mail/i),
    'Which number do I call for support?',
  ],
  'h13-f-two-kits': [
    'What would two of them cost?',
    prices({ set: { 'led-kit': 2 }, once: 300 }),
    'What is an LED kit for?',
  ],
  'h13-f-with-stand': [
    'Say we add the gooseneck to it. Both of them, how many dollars?',
    prices({ set: { 'vinyl-enclosure': 1, gooseneck: 1 }, once: 860 }),
    'Price of your vinyl enclosure, for the paddock lane?',
  ],
  'h13-f-plates-month': [
    'what is that a month',
    prices({ set: { 'lpr-access': 1 }, monthly: 200 }),
    'Do you have LPR access?',
  ],
  'h13-f-brand': [
    'Which make and model would that be?',
    admits('Makes of cameras are not told.'),
    'Is camera integration available for our lobby?',
  ],
  'h13-f-how-many-codes': [
    'How many such codes do I get at most?',
    admits('The number of codes is not told.'),
    'Can trusted visitors enter by a unique code?',
  ],
  'h13-f-calls-taped': [
    'Are those calls taped?',
    admits('Recording of the calls is not told.'),
    'When a visitor scans, he is put through to my phone?',
  ],
  'h13-f-tenant-eighty': [
    'And my tenant who is 80, must she install one?',
    says(told.noApp),
    'As the landlord, do I need an app?',
  ],
  'h13-f-misuse': [
    'If a crook takes a photo of it, can he get in?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
    'The QR code hangs right there on the street?',
  ],
  'h13-f-and-dc': [
    'and in dc',
    says(/Georgetown|Capitol Hill|Dupont Circle|Washington,? D\.?C/i),
    'Which places in Northern Virginia do you serve?',
  ],
})
