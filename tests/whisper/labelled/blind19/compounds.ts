/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h19-c-month-contract': [
    'What do you charge per month at least, and does a contract tie us down?',
    says(told.monthly47, told.noContract),
  ],
  'h19-c-silver-spring': [
    'Trailer park in Silver Spring: do you come here, and what does professional installation start at?',
    says(/Silver Spring|Maryland/, told.install799),
  ],
  'h19-c-app-flip': [
    'Do guests have to have an app? And what if my own phone is ancient?',
    says(told.noApp, /any phone|whatever phone|each of them|old (phone|one)|landline/i),
  ],
  'h19-c-power-phone': [
    'two things. what does the gate need, and how long are the installers here?',
    says(told.power, told.hours),
  ],
  'h19-c-camera-battery': [
    'Can I add a camera? Can I add a battery too?',
    says(told.camera, told.battery),
  ],
  'h19-c-quote-call': [
    'Caterer in a rush: would a quote be free for my kitchen yard, and where do I phone to have it made?',
    says(told.free, told.quotePhone),
  ],
  'h19-c-founder-dev': [
    'Writing an article for the garden newsletter. Who founded you and who is lead developer?',
    says(told.founder, told.developer),
  ],
  'h19-c-mail-text': [
    'E-mail for support please, plus the number for texting.',
    says(told.email, told.supportText),
  ],
  'h19-c-warranty-lifetime': [
    'What warranty do I get, and can I pay for a longer one?',
    says(told.warranty, told.lifetime),
  ],
  'h19-c-encrypt-patent': [
    'Our temple board asks two things: what encryption, and is there a patent?',
    says(/AES-256|RSA-4096/i, told.patent),
  ],
  'h19-c-log-delete': [
    'Is this chat logged? When will it be deleted?',
    says(told.logged, told.days365),
  ],
  'h19-c-callbox-basic': [
    'What would a traditional call box run, and what is your basic installation?',
    says(told.callBox, told.basic340),
  ],
  'h19-c-hours-paypal': [
    'How many hours does installing take, and can I pay with PayPal?',
    saysAndAdmits('Ways of paying are not in the sources.', told.hours),
  ],
  'h19-c-arlington-holiday': [
    'Do you serve Arlington? Could the crew come on Thanksgiving Day?',
    saysAndAdmits('Days of installing are not in the sources.', /Arlington|Northern Virginia/),
  ],
  'h19-c-camera-pixels': [
    'Is camera integration available and how many megapixels would it have?',
    saysAndAdmits('The resolution is not told.', told.camera),
  ],
  'h19-c-quote-senior': [
    'For how many days is your quote valid? And do seniors get a discount?',
    saysAndAdmits('Discounts are not told.', told.days30),
  ],
  'h19-c-founder-age': [
    'Our school paper profiles inventors. Name your founder, and tell us the age too.',
    saysAndAdmits('Ages are not told.', told.founder),
  ],
  'h19-c-threeg-carrier': [
    'Which cellular generation does it use, and is that on Verizon or T-Mobile?',
    saysAndAdmits('The carrier is not told.', told.threeG),
  ],
})
