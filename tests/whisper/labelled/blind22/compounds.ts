/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h22-c-range': [
    'Two things for our range committee: does anyone need an app, and how many hours will the installation run?',
    says(told.noApp, told.hours),
  ],
  'h22-c-prices': [
    'My theater board wants two figures: the starting price to have it professionally installed, then the lowest monthly fee.',
    says(told.install799, told.monthly47),
  ],
  'h22-c-chevy': [
    'Are you in Chevy Chase, and is the quote free?',
    says(/Chevy Chase|Maryland/, told.free),
  ],
  'h22-c-deaf': [
    "Deaf house painter here, never any voice calls. Give me support's texting number plus the mail address, please.",
    says(told.supportText, told.email),
  ],
  'h22-c-roaster': [
    'is there a battery backup?? and can a camera go on it too',
    says(told.battery, told.camera),
  ],
  'h22-c-law': [
    'As a court reporter I have to ask: which encryption is used, and after how many days are chats deleted?',
    says(/AES-256|RSA-4096/i, told.days365),
  ],
  'h22-c-quilts': [
    'Can my quilting friends have their own code, and can the gate stay open on Tuesdays from one to four?',
    says(told.trusted, told.holds),
  ],
  'h22-c-founder-patent': [
    'For my glazing trade newsletter: name of the founder, and whether the invention is patented?',
    says(told.founder, told.patent),
  ],
  'h22-c-nursery-three': [
    'Tree nursery, three questions: phone line needed? long contract? years of warranty?',
    says(told.noLine, told.noContract, told.warranty),
  ],
  'h22-c-away-dial': [
    'Can I open while I am at sea, and could a guest without a smartphone still call me?',
    says(told.fromAnywhere, /dial|any phone/i),
  ],
  'h22-c-quote-valid': [
    'What number do I ring for my quote and how many days is it good?',
    says(told.quotePhone, told.days30),
  ],
  'h22-c-warranty-hail': [
    'Last June hail smashed half our greenhouse panes. What warranty do you offer, and is hail something it pays for?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h22-c-price-venmo': [
    'A basic installation is how much, and can the church pay by check?',
    saysAndAdmits('Ways of paying are not told.', told.basic340),
  ],
  'h22-c-camera-days': [
    'Can you integrate a camera, and how many days of footage are stored?',
    saysAndAdmits('Footage is not told.', told.camera),
  ],
  'h22-c-founder-age': [
    'We like to buy from local people. Tell me your founder, plus the birthday so the quilters can send a card.',
    saysAndAdmits('Birthdays are not told.', told.founder),
  ],
  'h22-c-fairfax-sunday': [
    'Do you serve Fairfax, and would you install on a Sunday after the liturgy?',
    saysAndAdmits('Days of installing are not told.', /Fairfax|Northern Virginia/),
  ],
  'h22-c-app-arabic': [
    'Our elders read Arabic alone: can the sign be printed that way? Also, is there any app for churchgoers to install?',
    saysAndAdmits('Languages of the sign are not told.', told.noApp),
  ],
  'h22-c-hours-crew': [
    'How many hours does an installation take, and how many workers do you send?',
    saysAndAdmits('The size of a crew is not told.', told.hours),
  ],
})
