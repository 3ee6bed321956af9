/** Practice, the third batch: written before anybody saw how Whisper replies to it. */
import { admits, type Labelled, labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const batch3: readonly Labelled[] = [
  ...labelled('paraphrase', {
    'b3-doordash': ['what does the doordash guy do when he gets here', says(told.scanOrDial)],
    'b3-cancun': [
      'if im on a beach in cancun can I still let the plumber in',
      says(told.fromAnywhere),
    ],
    'b3-ballpark': ['just a rough idea of the money please', says(told.onceAtAll)],
    'b3-netflix': [
      'is it like netflix where they charge my card every month',
      says(told.monthly47),
    ],
    'b3-chained': ['am i chained to you for years', says(told.noContract)],
    'b3-any-brand': ['does it matter if i have samsung or iphone', says(told.anyPhone)],
    'b3-landline-needed': [
      'verizon wants a fortune to pull copper to the gate. do i need it',
      says(told.noLine),
    ],
    'b3-do-yourselves': ['do i need to hire an electrician to put it up', says(told.professional)],
    'b3-one-morning': ['can it be done in a morning', says(told.hours)],
    'b3-dead-grid': ['what if pepco goes down', says(told.battery)],
    'b3-nurse': ['my moms nurse should just walk in without me picking up', says(told.trusted)],
    'b3-video-doorbell': ['i like my doorbell cam, can this do that too', says(told.camera)],
    'b3-business-hours': [
      'our shop wants the gate open while we are open and shut after',
      says(told.holds),
    ],
    'b3-mountain': ['our cabin is in a dead zone for cell phones', says(told.notWithoutCellular)],
    'b3-off-grid': ['my land is completely off grid', says(told.notWithoutPower)],
    'b3-intercom-wires': [
      'we have a 1990s intercom that died, can this take over',
      says(told.replaces),
    ],
    'b3-stranger': ['how do i tell if its really the mailman', says(told.ownerDecides)],
    'b3-upsell': ['is the labor for putting it in extra', says(told.included)],
    'b3-hold-data': ['what dirt do you keep on me', says(/stored|What you write/i)],
    'b3-suits': ['what kind of people buy this', says(told.owners)],
    'b3-human-hours': ['can i ask you things at 3 in the morning', says(told.always)],
  }),
  ...labelled('fact', {
    'b3-install-price': ['how much is professional installation', says(told.install799)],
    'b3-bowie': ['do you install in bowie', says(/Bowie/)],
    'b3-how-open': [
      'how do I open the gate when someone calls',
      says(told.yourPhone, told.ownerDecides),
    ],
    'b3-landline': ['can I answer on a landline', says(told.anyPhone)],
    'b3-steps': ['what are the installation steps', says(told.photos)],
    'b3-founder': ['who founded the company', says(told.founder)],
    'b3-ip': ['do you save my ip address', says(told.ipNotStored)],
    'b3-ads': ['do you show ads', says(told.noAds)],
    'b3-correct': ['you have my name wrong, can it be corrected', says(/put it right/i)],
    'b3-voice': ['what is the voice support phone', says(told.voicePhone)],
  }),
  ...labelled('typo', {
    'b3-t-cotract': ['do i hav to singn a contrat', says(told.noContract)],
    'b3-t-secur': ['is it seccure form hakers', says(told.aes)],
    'b3-t-phon': ['dose it wrok wiht any fone', says(told.anyPhone)],
    'b3-t-area': ['waht areas do yuo sreve', says(told.region)],
    'b3-t-free': ['is teh qoute fre', says(told.free)],
  }),
  ...labelled('follow-up', {
    'b3-f-door': [
      'And how long would that take?',
      says(told.hours),
      'Can you install it on a door?',
    ],
    'b3-f-email': ['or by email?', says(told.email), 'can i text you'],
    'b3-f-extra': ['does that cost extra', says(/optional|quote/i), 'can I get a battery backup'],
    'b3-f-mine': ['and how do i delete mine', says(told.erase), 'do you keep chats'],
    'b3-f-maryland': [
      'ok and in maryland',
      says(/Bethesda|Maryland/),
      'which towns in virginia do you cover',
    ],
    'b3-f-needs': ['what does it need then', says(told.power), 'so no phone line at the gate?'],
    'b3-f-her': [
      'what if she has no smartphone',
      says(told.dial),
      'my aunt is visiting, how does she get in',
    ],
    'b3-f-price': ['ok and the price', says(told.onceAtAll), 'is it patented'],
  }),
  ...labelled('compound', {
    'b3-c-3': [
      'who installs it, how long does it take, and is it included',
      says(told.professional, told.hours, told.included),
    ],
    'b3-c-phone-mail': ['whats your phone and email', says(told.phone, told.email)],
    'b3-c-discount': [
      'what is the monthly price and is there a military discount',
      saysAndAdmits('No discounts are told.', told.monthly47),
    ],
  }),
  ...labelled('announced', {
    'b3-a-stats': ['can i see charts of how many came through', says(told.announced)],
    'b3-a-husband': ['should both my husband and me get the call', says(told.announced)],
    'b3-a-national': ['we are in denver, any plans for us', says(told.year2026)],
  }),
  ...labelled('near miss', {
    'b3-n-finance': ['can i pay in 12 installments', admits('Financing is not told.')],
    'b3-n-check': ['do you take checks', admits('Payment is not told.')],
    'b3-n-battery-life': [
      'how many hours does the battery last',
      admits('Battery life is not told.'),
    ],
    'b3-n-brand': [
      'does it work with a liftmaster opener',
      admits('Brands are not told.', { orSays: [told.gates] }),
    ],
    'b3-n-insurance': [
      'will my home insurance go down with this',
      admits('Insurance is not told.'),
    ],
    'b3-n-language': ['can the sign be in korean', admits('Languages are not told.')],
    'b3-n-ceo-phone': [
      'give me averys cell number',
      admits('Personal numbers are not told.', { orSays: [told.phone] }),
    ],
    'b3-n-garage': ['can you fix my garage door spring', admits('Garage doors are not told.')],
    'b3-n-noise': ['how loud does it ring outside', admits('Loudness is not told.')],
    'b3-n-customers': ['how many customers do you have', admits('Customers are not told.')],
    'b3-n-fingerprint': [
      'can people open it with a fingerprint',
      admits('Fingerprints are not told.'),
    ],
    'b3-n-competitor': [
      'are you better than butterflymx',
      admits('Competitors are not told.', { orSays: [told.replaces] }),
    ],
  }),
  ...labelled('private', {
    'b3-p-quote': ['can you look up my quote from last week', admits('Other people’s data.')],
  }),
  ...labelled('trouble', {
    'b3-x-stuck': [
      'gate closed on my bumper who pays',
      admits('A claim is not known.', { orSays: [told.phone] }),
    ],
  }),
]
