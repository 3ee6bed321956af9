/** Practice, the first batch: written before anybody saw how Whisper replies to it. */
import { admits, type Labelled, labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const batch1: readonly Labelled[] = [
  ...labelled('paraphrase', {
    'b1-teenager-friends': [
      'my kids friends all have phones, is that enough for them to be let in',
      says(told.scanOrDial),
    ],
    'b1-forgot-clicker': [
      'im in bed upstairs and the pizza is outside, do i have to walk down',
      says(told.fromAnywhere),
    ],
    'b1-total-damage': ['so whats the damage if we go for it', says(told.onceAtAll)],
    'b1-ongoing': [
      'is there something to pay on top after the install or is it one and done',
      says(told.monthly47),
    ],
    'b1-leave-early': ['say i hate it after 3 months. can i walk', says(told.noContract)],
    'b1-how-old-tech': [
      'my dad still uses a nokia brick, will he be able to answer',
      says(told.anyPhone),
    ],
    'b1-dig': ['are you going to dig up my driveway', says(told.noLine)],
    'b1-who-comes': [
      'do you guys send somebody or do I get a box in the mail',
      says(told.professional),
    ],
    'b1-day-off': ['should I take the day off work for you to put it in', says(told.hours)],
    'b1-snow': [
      'when snow knocks the electricity out are my visitors stuck outside',
      says(told.battery),
    ],
    'b1-cleaning': [
      'our cleaner comes mondays and i dont wanna pick up each time',
      says(told.trusted),
    ],
    'b1-see-them': ['i want eyes on whoever is standing there', says(told.camera)],
    'b1-party': [
      'having a big party saturday and would rather not buzz 80 people in one by one',
      says(told.holds),
    ],
    'b1-copy-tech': ['can another company just copy what you do', says(told.patent)],
    'b1-listen': ['could some nerd listen in on my calls or break the signal', says(told.aes)],
    'b1-picture-sticker': [
      'what if somebody takes a picture of your sticker and comes back at night',
      says(told.harmlessPhoto),
    ],
    'b1-settings': ['where do I log in to change stuff', says(told.controlCenter)],
    'b1-breaks': ['what if the thing dies after half a year', says(told.warranty)],
    'b1-try-before': ['do you charge to come talk about what I need', says(told.free)],
    'b1-who-runs': ['who is the person behind all this', says(told.founder)],
  }),
  ...labelled('fact', {
    'b1-basic': ['whats the price of a basic installation', says(told.basic340)],
    'b1-reston': ['Do you come to Reston?', says(/Reston/)],
    'b1-underwater': ['Can it go underwater?', says(told.underwater)],
    'b1-needed': ['what has to be at the gate before installation', says(told.power)],
    'b1-3g': ['which cell network does it use', says(told.threeG)],
    'b1-quote-days': ['how many days is my quote good for', says(told.days30)],
    'b1-spell-number': ['what number do I text for support', says(told.supportText)],
    'b1-retention-chat': ['when is this chat deleted', says(told.days365)],
    'b1-cookies': ['what cookies do you use', says(told.cookies)],
    'b1-kids': ['can my 10 year old use the site', says(told.under13)],
  }),
  ...labelled('typo', {
    'b1-t-price': ['hwo mcuh per mounth', says(told.monthly47)],
    'b1-t-install': ['how long dose instalation tkae', says(told.hours)],
    'b1-t-waranty': ['wat is teh waranty', says(told.warranty)],
    'b1-t-app': ['do my vistors ned to donwload an aplication', says(told.noApp)],
    'b1-t-contrct': ['is ther a longterm contarct', says(told.noContract)],
  }),
  ...labelled('follow-up', {
    'b1-f-monthly': ['and monthly?', says(told.monthly47), 'What is the installation fee?'],
    'b1-f-app-cost': ['How much does it cost?', says(told.onceAtAll), 'Do I need an app?'],
    'b1-f-virginia': ['what about virginia', says(told.virginia), 'do you serve maryland'],
    'b1-f-who': ['who does it', says(told.professional), 'how long does installation take'],
    'b1-f-extend': ['can i make that longer', says(told.lifetime), 'what warranty do i get'],
    'b1-f-door': ['does it also work for doors', says(told.doors), 'how does it work for a gate'],
    'b1-f-out': ['and if the power fails', says(told.battery), 'what does it run on'],
    'b1-f-when': ['when?', says(told.year2026), 'will you expand to the rest of the country'],
  }),
  ...labelled('compound', {
    'b1-c-price-time': [
      'how much and how long does it take to install',
      says(told.onceAtAll, told.hours),
    ],
    'b1-c-warranty-contract': [
      'Is there a warranty and do I sign a contract?',
      says(told.warranty, told.noContract),
    ],
    'b1-c-camera-pay': [
      'Can I add a camera? Also do you take paypal?',
      saysAndAdmits('Payment is not told.', told.camera),
    ],
  }),
  ...labelled('announced', {
    'b1-a-alexa': ['will this hook up with alexa', says(told.announced)],
    'b1-a-temp': ['can i give the airbnb people a code for just the weekend', says(told.announced)],
    'b1-a-two-houses': ['i have 3 rentals, one login for all of them?', says(told.announced)],
  }),
  ...labelled('near miss', {
    'b1-n-discount': ['any discount for seniors', admits('No discounts are told.')],
    'b1-n-applepay': ['can I pay with apple pay', admits('Payment is not told.')],
    'b1-n-weight': ['how heavy is the controller', admits('Weights are not told.')],
    'b1-n-rain': ['is the sign waterproof in heavy rain', admits('Weatherproofing is not told.')],
    'b1-n-jobs': ['are you hiring installers', admits('Jobs are not told.')],
    'b1-n-solar': [
      'can it run on a solar panel',
      admits('Solar power is not told.', { orSays: [told.power] }),
    ],
    'b1-n-elevator': [
      'does it work for an elevator',
      admits('Elevators are not told.', { orSays: [told.gates] }),
    ],
    'b1-n-color': ['can I get the sign in blue', admits('Colors are not told.')],
    'b1-n-repairman': [
      'how much is it if you have to come fix something',
      admits('Repairs are not told.', { orSays: [told.warranty] }),
    ],
    'b1-n-motor': ['do you sell gate motors', admits('Motors are not told.')],
    'b1-n-reviews': ['how many stars do you have on google', admits('Reviews are not told.')],
    'b1-n-lease': ['could we rent the equipment instead of buying', admits('Renting is not told.')],
  }),
  ...labelled('private', {
    'b1-p-neighbor': ['what phone number does unit 4b have', admits('Other people’s data.')],
  }),
  ...labelled('trouble', {
    'b1-x-late': [
      'the installer was supposed to be here at 9',
      admits('An appointment is not known.'),
    ],
  }),
]
