/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h10-and-mclean': [
    'McLean too?',
    says(/McLean|Northern Virginia/),
    'Are you active in Great Falls?',
  ],
  'h10-what-about-waldorf': [
    'My cousin asks the same for Waldorf.',
    admits('Waldorf is not on the list.', { orSays: [/DC metro|Maryland|ask us|2026/i] }),
    'Does College Park belong to your area?',
  ],
  'h10-how-long-good': [
    'For how many days can the board sit on it?',
    says(told.days30),
    'Is a quote free for condominiums?',
  ],
  'h10-thing-longer': [
    'only that? nothing longer?',
    says(told.lifetime),
    'what warranty do i have',
  ],
  'h10-install-in-there': [
    'Is the installation in there or on top?',
    says(told.included),
    'What does Visitor Access cost?',
  ],
  'h10-old-flip': [
    'She has a flip phone, no camera in it.',
    says(/dial|any phone|old (phone|one)|each of them/i),
    'My sister visits me often. How does she ring me from your sign?',
  ],
  'h10-both-sides': [
    'and me, the one who answers? also none?',
    says(told.noApp),
    'Does a delivery driver need an app?',
  ],
  'h10-by-mail-rather': [
    'I would rather write, with a picture attached.',
    says(told.email),
    'How can I get support?',
  ],
  'h10-and-the-412': [
    'Sturdier then, the X-412?',
    { says: [dollarsOf(740)], priced: { set: { 'x-412': 1 }, once: 740 } },
    'List price of your X-401?',
  ],
  'h10-make-it-four': [
    'Make it four of them.',
    { says: [dollarsOf(800)], priced: { set: { 'vinyl-sign': 4 }, once: 800 } },
    'Price for one vinyl sign?',
  ],
  'h10-led-with-it': [
    'bundled with the LED kit, for after dark',
    { says: [dollarsOf(650)], priced: { set: { 'vinyl-enclosure': 1, 'led-kit': 1 }, once: 650 } },
    'How expensive is the vinyl enclosure?',
  ],
  'h10-per-year-then': [
    'first year then, counting all twelve payments',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }),
    'What do a base subscription and a SIM card cost per month?',
  ],
  'h10-hours-for-both': [
    'Hours for installing both?',
    prices({ set: { 'x-432': 1, 'battery-backup': 1 }, hours: 6.5 }),
    'Our condo wants an X-432 and a battery backup. What do they cost?',
  ],
  'h10-who-approves': [
    'Will anybody have to agree beforehand?',
    says(told.approved),
    'I would like to erase this conversation.',
  ],
  'h10-if-not-erased': [
    'And if I never ask for it, when does it go away?',
    says(told.days365),
    'Can I erase what I wrote here?',
  ],
  'h10-photo-of-sign': [
    'What could he do with it?',
    says(/holds no key|call you|opens? nothing|verif/i),
    'A man took a photo of our QR code.',
    'Is that dangerous?',
  ],
  'h10-other-cipher': [
    'Which other encryption has the public plus private key?',
    says(told.rsa),
    'Is AES-256 in use?',
  ],
  'h10-before-step-two': [
    'Until he comes, is something left to me?',
    says(/photo|show us your gate|power/i),
    'Who installs it?',
    'A professional, okay.',
  ],
  'h10-how-long-stay': [
    'And how long is he on our property?',
    says(told.hours),
    'Does a professional come for the installation?',
  ],
  'h10-barn-lights-out': [
    'On evenings when all electricity fails?',
    says(told.battery),
    'I own a stable in Potomac.',
    'Must power be at the entrance?',
  ],
  'h10-weekly-cleaner': [
    'She comes every Tuesday. Must I answer her call each and every time?',
    says(told.trusted),
    'How does my cleaning lady get in?',
  ],
  'h10-market-hours': [
    'Then from ten to six nobody should have to call at all.',
    says(told.holds),
    'I have a little antiques shop with a driveway gate.',
    'Customers come all day.',
  ],
  'h10-that-available': [
    'Could I get these today already?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'h10-when-exactly': [
    'exact date?',
    admits('No date is told.', { orSays: [told.announced] }),
    'Will there be a native app?',
  ],
  'h10-size-of-it': [
    'Its weight in pounds?',
    admits('Weights are not told.'),
    'Does the gooseneck come in steel?',
  ],
  'h10-battery-maker': [
    'Made by which manufacturer?',
    admits('Makers of batteries are not told.'),
    'What keeps your thing going during an outage?',
  ],
  'h10-over-there-3g': [
    'So it travels through the air somehow?',
    says(told.cellular),
    'Does the call from the gate go over our internet?',
  ],
  'h10-other-person': [
    'and who builds the technical side?',
    says(told.developer),
    'Who is the founder?',
  ],
  'h10-same-number-text': [
    'Can that one receive texts from me also?',
    says(/202-555-0143|voice only|no text messages/i),
    'What is the voice phone number of support for privacy questions?',
  ],
  'h10-cheaper-than': [
    'Whereas installing yours professionally begins at...?',
    says(told.install799),
    'Is a traditional call box expensive?',
  ],
})
