/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h9-c-text-weekend': [
    'Which number do I text for support, and is it answered on weekends?',
    says(told.supportText, told.always),
  ],
  'h9-c-basic-monthly': [
    'Basic installation, what dollars? Then service, lowest monthly price?',
    says(told.basic340, told.monthly47),
  ],
  'h9-c-door-phone': [
    'Would it open an apartment door, and could my renter answer on whatever phone she has?',
    says(told.doors, /any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h9-c-network-wifi': [
    'cellular generation? and any internet line needed?',
    says(told.threeG, told.noLine),
  ],
  'h9-c-arlington-incl': [
    'We live in Arlington, is that within the area? Also is installation included?',
    says(/Arlington|Northern Virginia/, told.included),
  ],
  'h9-c-kept-who': [
    'How many days is a conversation with Whisper kept, and which people read it?',
    says(told.days365, /admins/i),
  ],
  'h9-c-year-towns': [
    'What year does nationwide expansion come, and which Maryland towns are served already?',
    says(told.year2026, /Rockville/),
  ],
  'h9-c-three-quick': [
    'on break, 3 quick ones: app required? long contract? warranty length?',
    says(told.noApp, told.noContract, told.warranty),
  ],
  'h9-c-sunday-choir': [
    'Can our gate be held open for Sunday worship by schedule, and can deacons have codes of their own?',
    says(told.holds, told.trusted),
  ],
  'h9-c-free-valid': ['Quote: free? Valid until?', says(told.free, told.days30)],
  'h9-c-church-discount': [
    'Professional installation starts at what price, and do churches get a discount?',
    saysAndAdmits('Discounts are not in the sources.', told.install799),
  ],
  'h9-c-potomac-clients': [
    'Do you serve Potomac? If so, how many homes on River Road have it already?',
    saysAndAdmits('Customers are not in the sources.', /Potomac|Maryland/),
  ],
  'h9-c-dev-college': [
    'Who is lead developer and which college did that person go to?',
    saysAndAdmits('Schooling is not in the sources.', told.developer),
  ],
  'h9-c-hacked-before': [
    'What encryption is in use, and were you ever hacked?',
    saysAndAdmits('Past incidents are not in the sources.', told.aes, told.rsa),
  ],
  'h9-c-battery-brand': [
    'Is a battery backup offered, and who manufactures the battery?',
    saysAndAdmits('Makers are not in the sources.', told.battery),
  ],
  'h9-c-mail-reply': [
    'Support email address please, plus how many minutes you need on average to reply',
    saysAndAdmits('Times of reply are not in the sources.', told.email),
  ],
  'h9-c-box-buyback': [
    'What do traditional call boxes cost, and would you buy my used one from me?',
    saysAndAdmits('Buying old boxes is not in the sources.', told.callBox),
  ],
  'h9-c-lifetime-transfer': [
    'Is lifetime coverage an option and does the buyer of my house inherit it?',
    saysAndAdmits('Passing it on is not in the sources.', told.lifetime),
  ],
})
