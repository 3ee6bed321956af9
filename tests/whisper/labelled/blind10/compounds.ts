/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h10-c-mom-landline-battery': [
    'For my mother: can she answer on a landline, and what happens if the power goes out?',
    says(/any phone|landline|desk phone|ordinary phone/i, told.battery),
  ],
  'h10-c-arlington-contract': [
    'Do you come to Arlington? And is a long-term contract part of the deal?',
    says(/Arlington|Northern Virginia/, told.noContract),
  ],
  'h10-c-month-warranty': [
    'Condo treasurer: monthly service from how much, and which warranty?',
    says(told.monthly47, told.warranty),
  ],
  'h10-c-groom-camera': [
    'Can my groom use a code of his own? And could a camera be integrated?',
    says(told.trusted, told.camera),
  ],
  'h10-c-driver': [
    'I deliver in a hurry. App needed? Code unreadable, what then?',
    says(told.noApp, told.dial),
  ],
  'h10-c-power-length': [
    'Contractor, two things. What must be at the entry beforehand, and how many hours is the install?',
    says(told.power, told.hours),
  ],
  'h10-c-founder-dev': [
    'Names for our newsletter: founder, plus lead developer?',
    says(told.founder, told.developer),
  ],
  'h10-c-quote-how': [
    'How do I get a quote and how long will it stay valid?',
    says(told.quotePhone, told.days30),
  ],
  'h10-c-admins-days': [
    'Do admins read this chat? After how many days is it gone?',
    says(told.read, told.days365),
  ],
  'h10-c-three': [
    'Three questions from our board: which encryption, is it patented, and where is it managed?',
    says(/AES-256|RSA-4096/i, told.patent, /control center|portal/i),
  ],
  'h10-c-reston-date': [
    'Do you serve Reston, and could an installer be here before Thanksgiving?',
    saysAndAdmits('Dates of installing are not told.', /Reston|Northern Virginia/),
  ],
  'h10-c-warranty-truck': [
    'My board asks: what warranty is given, and would it cover a truck that backs into the post?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h10-c-camera-sound': [
    'Can a camera be added? Does it record sound also?',
    saysAndAdmits('Sound of cameras is not told.', told.camera),
  ],
  'h10-c-basic-medicaid': [
    'What does a basic installation cost, and does Medicaid pay for it?',
    saysAndAdmits('Medicaid is not told.', told.basic340),
  ],
  'h10-c-hold-holiday': [
    'Is it possible to keep my shop gate open at set times, and does it know federal holidays by itself?',
    saysAndAdmits('Holidays are not told.', told.holds),
  ],
  'h10-c-email-parking': [
    'What is the support e-mail, and is there parking at your office?',
    saysAndAdmits('An office is not told.', told.email),
  ],
  'h10-c-founder-award': [
    "Tell me the founder's name, please, and which business award you won most recently.",
    saysAndAdmits('Awards are not told.', told.founder),
  ],
  'h10-c-app-call-cost': [
    'Do my guests need an app? And is the call toll-free for somebody with a Canadian SIM?',
    saysAndAdmits('What a call costs is not told.', told.noApp),
  ],
})
