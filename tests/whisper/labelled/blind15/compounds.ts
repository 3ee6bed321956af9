/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h15-c-price-hours': [
    'New homeowners here! What does professional installation start at and how many hours should we take off work?',
    says(told.install799, told.hours),
  ],
  'h15-c-app-landline': [
    'Do callers need an app, and can my grandfather pick up on his landline?',
    says(told.noApp, /any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h15-c-georgetown-cost': [
    'Do you serve Georgetown, and what is the monthly fee from?',
    says(/Georgetown|Washington,? D\.?C/i, told.monthly47),
  ],
  'h15-c-warranty-contract': [
    'Two things for the vestry: length of the warranty, and is there a long-term contract?',
    says(told.warranty, told.noContract),
  ],
  'h15-c-battery-camera': [
    'For the storage yard I want a camera and something for blackouts. Both possible?',
    says(told.camera, told.battery),
  ],
  'h15-c-founder-mail': [
    'Who is the founder, and at which e-mail address can I write to you?',
    says(told.founder, told.email),
  ],
  'h15-c-quote-free-valid': [
    'Is your quote free and how many days do I have to decide?',
    says(told.free, told.days30),
  ],
  'h15-c-encryption-photo': [
    'As a locksmith I wonder: what encryption is it, and could a photographed QR code open the door?',
    says(/AES-256|RSA-4096/i, /holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h15-c-hold-trusted': [
    'We need open gates during tastings and a code for the cooper. Can you do these?',
    says(told.holds, told.trusted),
  ],
  'h15-c-log-delete': [
    'Is this chat logged? If so, after how many days is it deleted?',
    says(told.logged, told.days365),
  ],
  'h15-c-three-steps-video': [
    'Who installs it, how long does it take, and is there a video to watch?',
    says(told.professional, told.hours, told.video),
  ],
  'h15-c-text-stop': [
    'On what number can I text support and how would I stop the messages later?',
    says(told.supportText, told.stop),
  ],
  'h15-c-month-check': [
    'What is the lowest monthly price, and may my mother mail you a paper check?',
    saysAndAdmits('Ways of paying are not told.', told.monthly47),
  ],
  'h15-c-line-frost': [
    'Does it need a phone line at the gate, and down to what temperature does it work?',
    saysAndAdmits('Temperatures are not told.', told.noLine),
  ],
  'h15-c-reston-saturday': [
    'Is Reston covered? And do installers work on Saturdays?',
    saysAndAdmits('Days of installing are not told.', /Reston|Northern Virginia/),
  ],
  'h15-c-camera-brand': [
    'Is a camera among the extras for our tasting room, and if yes, who manufactures it?',
    saysAndAdmits('Brands of cameras are not told.', told.camera),
  ],
  'h15-c-patent-number': [
    'Is your technology patented, and what is the patent number?',
    saysAndAdmits('The number of the patent is not told.', told.patent),
  ],
  'h15-c-warranty-flood': [
    'What warranty do I get, plus: our lot by the creek floods most springs, would that be paid for?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
})
