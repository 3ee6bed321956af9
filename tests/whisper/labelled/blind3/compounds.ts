/** Two or three things asked in one breath; of some, only one part has an answer. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'd-cost-and-contract': [
    'How much is it a month and do I have to sign for a long time?',
    says(told.monthly47, told.noContract),
  ],
  'd-time-and-who': [
    'Will it be your own trained people doing the work here, and can they be finished in one morning?',
    says(told.professional, told.hours),
  ],
  'd-app-and-old-phone': [
    'Is there an app needed, and can my dad with an old phone still get to me?',
    says(told.noApp, /any phone|dial|old phone/i),
  ],
  'd-reston-and-bowie': ['Do you go to Reston? And Bowie?', says(/Reston/, /Bowie/)],
  'd-warranty-and-quote': [
    'what is the warranty and how long is a quote good for',
    says(told.warranty, told.days30),
  ],
  'd-camera-and-battery': [
    "I'd like a camera, and a battery for outages. Are both possible?",
    says(told.camera, told.battery),
  ],
  'd-founder-and-mail': [
    'Who founded it, and at what e-mail can I write to you?',
    says(told.founder, told.email),
  ],
  'd-logged-and-erase': [
    'Is this being logged? if so how do I erase it?',
    says(told.logged, told.erase),
  ],
  'd-call-and-text': [
    'which number is for quotes and which for texting support',
    says(told.quotePhone, told.supportText),
  ],
  'd-power-and-line': [
    'Does the gate need electricity? Does it need a phone line?',
    says(told.power, told.noLine),
  ],
  'd-secure-and-patent': [
    'My IT guy wants the name of the encryption, my lawyer asks whether you have a patent. Help me out',
    says(/AES-256|RSA-4096/, told.patent),
  ],
  'd-codes-and-holds': [
    'Our HOA wants two things: regulars who get in with a code, and the gate open during pool hours. Doable?',
    says(told.trusted, told.holds),
  ],
  'd-month-and-financing': [
    'What is the monthly price, and do you offer financing for the install?',
    saysAndAdmits('Financing is not told.', told.monthly47),
  ],
  'd-time-and-permit': [
    'how many hours does installation take and do I need a county permit for it',
    saysAndAdmits('Permits are not told.', told.hours),
  ],
  'd-camera-and-resolution': [
    'Can I add a camera? What resolution does it record in?',
    saysAndAdmits('The resolution is not told.', told.camera),
  ],
  'd-battery-and-solar': [
    'is there a battery backup and can it be charged by a solar panel?',
    saysAndAdmits('Solar panels are not told.', told.battery),
  ],
  'd-founder-and-year': [
    'who is the founder and in what year did the company start',
    saysAndAdmits('The year of the start is not told.', told.founder),
  ],
  'd-arlington-and-staff': [
    'our office is in Arlington, is that in your area, and how many vans do you have on the road there',
    saysAndAdmits('The number of technicians is not told.', /Arlington/),
  ],
})
