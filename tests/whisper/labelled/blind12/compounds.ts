/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h12-c-courier': [
    'What must a courier do to get in, and has he got to have an app for it?',
    says(told.scanOrDial, told.noApp),
  ],
  'h12-c-bowie-nation': [
    'I rent out houses in Bowie and my son does in Ohio. Do you serve me now, and from which year him?',
    says(/Bowie|Maryland/, told.year2026),
  ],
  'h12-c-warranty-life': [
    'How long does the warranty run? Can I get one for life?',
    says(told.warranty, told.lifetime),
  ],
  'h12-c-cipher-person': [
    'For an old engineer: what encryption is it, and does a machine or the owner decide about opening?',
    says(/AES-256|RSA-4096/i, told.ownerDecides),
  ],
  'h12-c-month-tied': [
    'service costs from what a month? am i tied by contract?',
    says(told.monthly47, told.noContract),
  ],
  'h12-c-sparks': [
    'Electrician here: does it want power at the post, and do I pull a telephone or internet line too?',
    says(told.power, /no phone line|no internet|none is needed|only power|cellular/i),
  ],
  'h12-c-newcomer': [
    'Hello, I am new in this country. Two question. Installation is inside the price? And how many hours?',
    says(told.included, told.hours),
  ],
  'h12-c-numbers': [
    'Which number for a quote and which one to text support? I put both on the clinic fridge.',
    says(told.quotePhone, told.supportText),
  ],
  'h12-c-ai-read': [
    'Are you an AI, and do admins read what I put here?',
    says(told.aiAgent, told.read),
  ],
  'h12-c-camera-battery': [
    'Can my shop have a camera on it? Also a battery for power cuts?',
    says(told.camera, told.battery),
  ],
  'h12-c-founder-video': [
    'Your founder, what is the name? Also, where can I watch a video?',
    says(told.founder, told.video),
  ],
  'h12-c-desk-away': [
    'May I answer on the desk phone of my law office? And on days I am out of town, can I still open?',
    says(
      /any phone|desk phone|landline|whatever phone|each of them/i,
      /remotely|wherever|where you are|anywhere|far away|out of town|not be home/i,
    ),
  ],
  'h12-c-chevy-tomorrow': [
    'Do you serve Chevy Chase, and could an installer be here tomorrow at 8?',
    saysAndAdmits('Free dates are not in the sources.', /Chevy Chase|Maryland/),
  ],
  'h12-c-trusted-count': [
    'How do trusted visitors enter? And what is the greatest number of them I may have?',
    saysAndAdmits('How many there may be is not told.', told.trusted),
  ],
  'h12-c-start-paypal': [
    'Professional installation starts at what price, and can I pay it with PayPal?',
    saysAndAdmits('Ways of paying are not in the sources.', told.install799),
  ],
  'h12-c-hold-holidays': [
    'Can I have scheduled gate holds, and will they skip federal holidays by themselves?',
    saysAndAdmits('Holidays are not in the sources.', told.holds),
  ],
  'h12-c-warranty-theft': [
    'What warranty do I get as a shopkeeper? Does it pay once a thief carries off my sign?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h12-c-3g-carrier': [
    'Is it true that 3G is enough for it? And is the carrier T-Mobile or AT&T?',
    saysAndAdmits('The carrier is not told.', told.threeG),
  ],
})
