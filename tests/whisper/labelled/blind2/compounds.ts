/** Two questions at once; of eight, one half has no answer. */
import { labelled, prices, says, saysAndAdmits } from '../labelled'
import { told } from '../told'
import { either } from './either'

export const compounds = labelled('compound', {
  'c-warranty-contract': [
    'Treasurer here. How many years of warranty, and are we bound by any contract?',
    says(told.warranty, told.noContract),
  ],
  'c-founder-patent': [
    'Writing a short article for the local paper: who is the founder, and do you hold a patent?',
    says(told.founder, told.patent),
  ],
  'c-text-and-mail': [
    'give me the support text number and also the email thx',
    says(told.supportText, told.email),
  ],
  'c-camera-battery': [
    'We would want a camera, and something for power cuts. Possible?',
    says(told.camera, told.battery),
  ],
  'c-mclean-hours': [
    'do you work in mclean and how many hours would your guys be here',
    says(either(/McLean/, told.virginia), told.hours),
  ],
  'c-app-and-wifi': [
    'Two things my wife wants to know: is there an app to install, and does the gate need wifi?',
    says(told.noApp, told.noLine),
  ],
  'c-box-versus': [
    'What does a call box run, and what would yours be a month?',
    says(told.callBox, told.monthly47),
  ],
  'c-delete-read': [
    'Who can read this chat, and after how many days is it deleted?',
    says(either(told.read, /logged/), told.days365),
  ],
  'c-oldphone-away': [
    'My dad has a brick of a phone and travels a lot. Will his phone do, and can he open while away?',
    says(told.anyPhone, either(told.fromAnywhere, told.yourPhone)),
  ],
  'c-relay-price-hours': [
    'About the wireless relay: what is the list price, and how many hours does one take to fit?',
    prices({ set: { 'wireless-relay': 1 }, once: 1280, hours: 3 }),
  ],
  'c-quote-free-valid': [
    'Is a quote free of charge? And does it run out at some point?',
    says(told.free, told.days30),
  ],
  'c-trusted-hold': [
    'Can regulars get in by a code, and can we leave the gate open on Sunday mornings?',
    says(told.trusted, told.holds),
  ],
  'c-encryption-audit': [
    'Which encryption do you use and which firm audits your security?',
    saysAndAdmits('No audit is told of.', either(told.aes, told.rsa)),
  ],
  'c-basic-cash': [
    'What is a basic installation, in dollars, and do you knock something off for cash in hand?',
    saysAndAdmits('A discount for cash is not told of.', told.basic340),
  ],
  'c-vienna-saturday': [
    'I am in Vienna, VA. Do you serve us, and could the crew come on a Saturday?',
    saysAndAdmits('On which days crews come is not told.', either(/Vienna/, told.virginia)),
  ],
  'c-control-languages': [
    'What is your web portal called and can it be switched to Korean?',
    saysAndAdmits('The languages of the portal are not told.', told.controlCenter),
  ],
  'c-warranty-vandals': [
    'how long is the warranty and does it pay out when kids smash the sign',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'c-founder-age': [
    'who started the company, and in what year was that?',
    saysAndAdmits('No year of the start is told.', told.founder),
  ],
  'c-battery-solar': [
    'Is a backup battery available? And do you sell solar panels to charge it?',
    saysAndAdmits('Solar panels are not told of.', told.battery),
  ],
  'c-dial-roaming': [
    'If the code will not scan, what can my visitor do, and who pays for his call?',
    saysAndAdmits('Who pays for the call is not told.', told.dial),
  ],
})
