/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h26-c-monthly-contract': [
    'How much a month at least, and are we tied to a long-term contract? The co-op board votes tonight.',
    says(told.monthly47, told.noContract),
  ],
  'h26-c-arlington-app': [
    'Do you serve Arlington? And will clients of my sewing room need an app?',
    says(/Arlington|Northern Virginia/, told.noApp),
  ],
  'h26-c-hours-who': [
    'Chocolate tempering cannot wait, so tell me how many hours your crew blocks my entrance, and whether it is professionals who do the job.',
    says(told.hours, told.professional),
  ],
  'h26-c-power-internet': [
    'Before we tear up lawn at the kennel gate: what must exist out there, and would you insist on internet or phone wires?',
    says(
      told.power,
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h26-c-camera-battery': [
    'Two things for my kennel: is camera integration optional, is a battery backup optional?',
    says(told.camera, told.battery),
  ],
  'h26-c-basic-warranty': [
    'what does basic installation cost & how long is the warranty',
    says(told.basic340, told.warranty),
  ],
  'h26-c-founder-phone': [
    'For a thank-you card from the chess club: name of your founder? Besides, which phone line hands out quotes?',
    says(told.founder, told.quotePhone),
  ],
  'h26-c-where-when': [
    'Where do you work now, and in which year do you go nationwide? Portland is asking.',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i, told.year2026),
  ],
  'h26-c-mail-text': [
    'Two details for my address book: support by e-mail, support by text message?',
    says(told.email, told.supportText),
  ],
  'h26-c-erase-kept': [
    'My chats with Whisper: after how long do they vanish, plus may I download mine first?',
    says(told.days365, told.download),
  ],
  'h26-c-quote-valid-free': [
    'Our meetinghouse council is slow and thrifty. Would a quote cost us anything, and for how many days could we sit on it?',
    says(told.free, told.days30),
  ],
  'h26-c-install-check': [
    'What does professional installation start at, and may the church pay by paper check?',
    saysAndAdmits('Ways of paying are not in the sources.', told.install799),
  ],
  'h26-c-camera-night': [
    'Skunks and burglars both come after dusk at the lavender shed. Can you integrate a camera, and has it infrared?',
    saysAndAdmits('Night vision is not in the sources.', told.camera),
  ],
  'h26-c-warranty-hail': [
    'Roofers think about hail all summer. Years of warranty, please, and would hailstones be a case for it?',
    saysAndAdmits('What the warranty covers is not in the sources.', told.warranty),
  ],
  'h26-c-reston-saturday': [
    'Do you serve Reston? Do your installers work Saturdays?',
    saysAndAdmits('Days of installing are not in the sources.', /Reston|Northern Virginia/),
  ],
  'h26-c-encrypt-soc': [
    'Our co-op auditor wants the names of your ciphers, plus your latest SOC 2 letter. Can you give both?',
    saysAndAdmits('SOC 2 is not in the sources.', /AES-256|RSA-4096/i),
  ],
  'h26-c-founder-age': [
    'A museum docent asks: who founded this outfit, and what year was that person born?',
    saysAndAdmits('Ages are not in the sources.', told.founder),
  ],
  'h26-c-app-large-print': [
    'Is an app needed? And can the sign be had in large print for someone nearly blind?',
    saysAndAdmits('Print sizes are not in the sources.', told.noApp),
  ],
})
