/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h23-c-app-line': [
    'Do my bowlers need an app, and do we need an internet line at the door?',
    says(told.noApp, told.noLine),
  ],
  'h23-c-price-contract': [
    'What is the monthly service from, and is there a long-term contract?',
    says(told.monthly47, told.noContract),
  ],
  'h23-c-vienna-quote': [
    'Optician in Vienna: do you serve us? And what number do I call to get a quote?',
    says(/Vienna|Northern Virginia/, told.quotePhone),
  ],
  'h23-c-camera-battery': [
    'For the optician: I want a lens on the street door and something for blackouts. Are camera integration and battery backup to be had?',
    says(told.camera, told.battery),
  ],
  'h23-c-hours-who': [
    'Tow yard boss, two things: installing lasts about as long as what, and are those professional people who do it?',
    says(told.hours, told.professional),
  ],
  'h23-c-warranty-quote': [
    'Tell me the length of the warranty and how long your quote is good for.',
    says(told.warranty, told.days30),
  ],
  'h23-c-founder-dev': [
    'Our parish newsletter prints names: founder of your firm first, then your lead developer, please.',
    says(told.founder, told.developer),
  ],
  'h23-c-hold-trusted': [
    'Driving school: can the gate be held open 8 to 5, and can our instructors come in by caller ID?',
    says(told.holds, told.trusted),
  ],
  'h23-c-text-mail': [
    'Two lines for the bulletin board, please: where to text support, where to e-mail support.',
    says(told.supportText, told.email),
  ],
  'h23-c-install-basic-box': [
    'Three prices, please: basic installation, professional installation, and a traditional call box.',
    says(told.basic340, told.install799, told.callBox),
  ],
  'h23-c-encrypt-soc': [
    'The museum trustees want to know the encryption in use, plus a SOC 2 report if you hold one.',
    saysAndAdmits('Certificates are not told.', /AES-256|RSA-4096/i),
  ],
  'h23-c-hours-sunday': [
    'How long does the installation take? And do you install on Sundays after liturgy?',
    saysAndAdmits('Days of installing are not told.', told.hours),
  ],
  'h23-c-battery-weight': [
    'Is there a battery backup, and how heavy is that battery?',
    saysAndAdmits('Weights are not told.', told.battery),
  ],
  'h23-c-price-paypal': [
    'Driving school owner, quick one: lowest figure for professional installation, and would PayPal be fine for paying it?',
    saysAndAdmits('Ways of paying are not told.', told.install799),
  ],
  'h23-c-app-color': [
    'Skaters have asked us: is some app required of guests? Is the sign to be had in our blue and orange?',
    saysAndAdmits('Colors of the sign are not told.', told.noApp),
  ],
  'h23-c-founder-age': [
    'A club member swears she went to school with your founder. Which name is it, and how old would the founder be?',
    saysAndAdmits('Ages are not told.', told.founder),
  ],
  'h23-c-reston-crew': [
    'Do you serve Reston? How many installers do you employ there?',
    saysAndAdmits('The number of installers is not told.', /Reston|Northern Virginia/),
  ],
  'h23-c-warranty-hail': [
    'How long does the warranty run, and is hail damage covered?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
})
