/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h24-c-price-hours': [
    'Two things for the fencing board: what does professional installation start at, and how many hours is it?',
    says(told.install799, told.hours),
  ],
  'h24-c-app-phone': [
    'Would my wife need an app, and can she answer on any phone at all?',
    says(told.noApp, told.anyPhone),
  ],
  'h24-c-vienna-warr': [
    'Do you serve Vienna? What warranty would my kitchen school get?',
    says(/Vienna|Northern Virginia/, told.warranty),
  ],
  'h24-c-monthly-contract': [
    'monthly price from? and is there a long-term contract',
    says(told.monthly47, told.noContract),
  ],
  'h24-c-quote-free-days': [
    'Is your quote free, and how many days is it good?',
    says(told.free, told.days30),
  ],
  'h24-c-camera-battery': [
    'Could the trampoline park add a camera? And a battery for outages?',
    says(told.camera, told.battery),
  ],
  'h24-c-founder-dev': [
    'For a thank-you card from the stamp club I need two names: your founder’s and the lead developer’s.',
    says(told.founder, told.developer),
  ],
  'h24-c-stop-help': [
    'My nephew set up texting with you. What do I reply to end it, and what do I reply when I need help?',
    says(told.stop, told.help),
  ],
  'h24-c-encrypt-patent': [
    'Which encryption do you use, and is there a patent?',
    says(/AES-256|RSA-4096/i, told.patent),
  ],
  'h24-c-hold-regular': [
    'Tree farm: can the gate be held open on Saturdays, and can my helpers come in by a code?',
    says(told.holds, told.trusted),
  ],
  'h24-c-email-hours': [
    'What is support’s e-mail, and are you available on Sundays at midnight?',
    says(told.email, told.always),
  ],
  'h24-c-chat-days-kids': [
    'After how many days is our chat deleted, and from what age are children allowed?',
    says(told.days365, told.under13),
  ],
  'h24-c-price-apple': [
    'What does a basic installation cost, and can I pay with Apple Pay?',
    saysAndAdmits('Ways of paying are not in the sources.', told.basic340),
  ],
  'h24-c-camera-zoom': [
    'Parents at the jump park ask whether a camera is possible, and I ask whether it zooms in.',
    saysAndAdmits('Zoom is not told.', told.camera),
  ],
  'h24-c-shaw-sunday': [
    'Do you serve Georgetown, and do your installers work on Sundays?',
    saysAndAdmits('Days of installing are not told.', /Georgetown|Washington,? D\.?C/),
  ],
  'h24-c-warr-branch': [
    'A tall pine stands over our gate. What length is the warranty, and would a fallen branch be covered under it?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h24-c-founder-vans': [
    'Dispatch wants to know who founded you and how many vans you have on the road.',
    saysAndAdmits('Vans are not told.', told.founder),
  ],
  'h24-c-app-braille': [
    'Do visitors need an app? Is the sign also made in Braille for our blind member?',
    saysAndAdmits('Braille is not told.', told.noApp),
  ],
})
