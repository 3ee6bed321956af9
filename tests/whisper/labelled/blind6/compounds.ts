/** Several questions in one message; of some, the sources answer only a part. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'g-price-time': [
    'Two questions: what will I pay to have it installed, and how many hours does that take?',
    says(told.onceAtAll, told.hours),
  ],
  'g-app-landline': [
    'my husband only uses the house phone and our friends hate downloading stuff. problem on either side?',
    says(told.noApp, /landline|any phone|desk phone/i),
  ],
  'g-founder-patent': [
    'Who founded the company and is there a patent?',
    says(told.founder, told.patent),
  ],
  'g-contract-warranty': [
    'Before I sign anything: for how long would I be tied to you, and for how long do you stand behind the hardware?',
    says(told.noContract, told.warranty),
  ],
  'g-fairfax-rockville': [
    'I own houses in Fairfax and in Rockville. Do you work in both?',
    says(/Fairfax|Northern Virginia/, /Rockville|Maryland/),
  ],
  'g-outage-schedule': [
    'What happens if the electricity fails, and could the gate be left open during our garage sale hours?',
    says(told.battery, told.holds),
  ],
  'g-text-mail': [
    'Give me the number for texting you and your e-mail please',
    says(told.supportText, told.email),
  ],
  'g-logged-how-long': [
    'is this chat stored? if yes for how many days?',
    says(/logged|admins (do )?read|deleted|stored/i, told.days365),
  ],
  'g-encrypt-who': [
    'Which encryption do you use, and who is it that lets a stranger in?',
    says(told.aes, told.ownerDecides),
  ],
  'g-quote-valid-free': [
    'Do I owe you something for working out an offer, and how many days do I have before it lapses?',
    says(told.free, told.days30),
  ],
  'g-camera-code': [
    'We want to see who is there, plus the dog walker should get in by herself. Possible?',
    says(told.camera, told.trusted),
  ],
  'g-monthly-paypal': [
    'What is the monthly price and can I pay it by PayPal?',
    saysAndAdmits('Ways to pay are not told.', told.monthly47),
  ],
  'g-warranty-lightning': [
    'How long is the warranty, and does it pay for lightning damage?',
    saysAndAdmits('What the warranty excludes is not told.', told.warranty),
  ],
  'g-battery-days': [
    'Can I get a battery for outages? And how many days would it hold out?',
    saysAndAdmits('How long the battery lasts is not told.', told.battery),
  ],
  'g-founder-age': [
    'Tell me who is behind Visitor Access, i.e. who founded it, and also where he or she went to college.',
    saysAndAdmits('Where the founder studied is not told.', told.founder),
  ],
  'g-install-date': [
    'How long does an install take and is next Thursday free?',
    saysAndAdmits('No dates are told.', told.hours),
  ],
  'g-arlington-staff': [
    'Condo board in Arlington here. Do you come to us, and how many vans do you keep on the road?',
    saysAndAdmits('The number of vans is not told.', /Arlington|Northern Virginia/),
  ],
  'g-x401-discount': [
    'How can I reach you about a quote, and do teachers get money off?',
    saysAndAdmits('Discounts are not told.', told.anyNumber),
  ],
})
