/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h25-c-once-month': [
    'Two figures for the temple committee: where does professional installation start, and where does the monthly service start?',
    says(told.install799, told.monthly47),
  ],
  'h25-c-app-phone': [
    'Do skaters need an app, and does any phone work?',
    says(told.noApp, told.anyPhone),
  ],
  'h25-c-power-hours': [
    'What do you need at the gate, and how long is your installer here?',
    says(told.power, told.hours),
  ],
  'h25-c-camera-battery': [
    'Bee yard wish list: eyes on the entry, so a camera, plus something like a battery backup. Do you offer those?',
    says(told.camera, told.battery),
  ],
  'h25-c-arlington-contract': [
    'Are you in Arlington, and is there a long-term contract?',
    says(/Arlington|Northern Virginia/, told.noContract),
  ],
  'h25-c-warranty-quote': [
    'Before I tell the wife: how many years of warranty, and do I pay anything for you to come up with a quote?',
    says(told.warranty, told.free),
  ],
  'h25-c-founder-patent': [
    'Who founded you, and is there a patent on it?',
    says(told.founder, told.patent),
  ],
  'h25-c-mail-text-always': [
    "What's the support e-mail, which number takes texts, are you there around the clock?",
    says(told.email, told.supportText, told.always),
  ],
  'h25-c-encrypt-read': [
    'Locksmith: name your encryption, and tell me whether admins read this chat.',
    says(/AES-256|RSA-4096/i, told.read),
  ],
  'h25-c-nation-area': [
    'What area do you serve now, and in what year does the whole country come?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i, told.year2026),
  ],
  'h25-c-stop-rates': [
    'How do I stop your texts and do carrier rates apply to them?',
    says(told.stop, told.rates),
  ],
  'h25-c-callbox-basic': [
    'The tile showroom compares: dollars for one of those traditional call boxes, and dollars for your basic installation?',
    says(told.callBox, told.basic340),
  ],
  'h25-c-holds-max': [
    'Can the gate be held open on a schedule, and how many schedules can I save?',
    saysAndAdmits('The number of schedules is not told.', told.holds),
  ],
  'h25-c-app-sikh': [
    'Do worshippers need an app? And do you give houses of worship a discount?',
    saysAndAdmits('Discounts are not in the sources.', told.noApp),
  ],
  'h25-c-warranty-hail': [
    'Golf-ball hail hit us in May. Length of your warranty, and would dents from that fall under it?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h25-c-hours-dogs': [
    'How many hours is the install, and is your fitter scared of big dogs?',
    saysAndAdmits('Fear of dogs is not in the sources.', told.hours),
  ],
  'h25-c-quote-union': [
    'Which number do I call for a quote? Are your installers union members?',
    saysAndAdmits('Unions are not in the sources.', told.quotePhone),
  ],
  'h25-c-month-paypal': [
    'What is the least you charge monthly, and since our league keeps its dues in PayPal, can they go from there?',
    saysAndAdmits('Ways of paying are not in the sources.', told.monthly47),
  ],
})
