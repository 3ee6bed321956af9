/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h16-c-month-contract': [
    'What does the service run a month, and is there a long-term contract to sign?',
    says(told.monthly47, told.noContract),
  ],
  'h16-c-foggy-hours': [
    'Do you come to Foggy Bottom? And how long would your installer be at our door?',
    says(/Foggy Bottom|Washington,? D\.?C/i, told.hours),
  ],
  'h16-c-app-landline': [
    'Two things. Is an app needed, and may I answer on a landline?',
    says(told.noApp, /any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h16-c-camera-battery': [
    'Could we have a camera and also a battery for outages at the horse barn?',
    says(told.camera, told.battery),
  ],
  'h16-c-who-who': [
    'Alumni paper needs two names, those of your founder and of your lead developer.',
    says(told.founder, told.developer),
  ],
  'h16-c-call-mail': [
    'Two contacts for my fridge door, please: the quote hotline, and where support gets its e-mail.',
    says(told.quotePhone, told.email),
  ],
  'h16-c-free-valid': [
    'Is the quote free, and for how many days does it stand?',
    says(told.free, told.days30),
  ],
  'h16-c-line-power': [
    'Dockmaster, two quick ones: must a phone line run out to us, and what about power?',
    says(told.noLine, told.power),
  ],
  'h16-c-warranty-lifetime': [
    'How long is the warranty and can it be extended for a lifetime?',
    says(told.warranty, told.lifetime),
  ],
  'h16-c-encrypt-patent': [
    'Counsel for the yacht club asks which encryption you employ and whether you hold a patent.',
    says(/AES-256|RSA-4096/i, told.patent),
  ],
  'h16-c-regular-hold-portal': [
    'Trusted visitors by code, possible? A schedule to keep the gate open, possible? And which portal do I use for it all?',
    says(told.trusted, told.holds, told.controlCenter),
  ],
  'h16-c-keep-read': [
    "Judge's curiosity: after how many days is this conversation deleted, and do your admins read along?",
    says(told.days365, told.read),
  ],
  'h16-c-price-financing': [
    'What does professional installation start at, and can a small inn finance it over 24 months?',
    saysAndAdmits('Financing is not told.', told.install799),
  ],
  'h16-c-reston-insured': [
    'Do you serve Reston, and are your installers bonded and insured?',
    saysAndAdmits('Insurance of installers is not told.', /Reston|Northern Virginia/),
  ],
  'h16-c-app-wheelchair': [
    'Do visitors need an app? And at what height is the sign mounted for wheelchair users?',
    saysAndAdmits('Heights of mounting are not told.', told.noApp),
  ],
  'h16-c-camera-brand': [
    'Can I add a camera, and will my four Reolink ones do?',
    saysAndAdmits('Makes of cameras are not told.', told.camera),
  ],
  'h16-c-install-saturday': [
    'How many hours does installing take, and do your crews work on Saturdays?',
    saysAndAdmits('Days of installing are not told.', told.hours),
  ],
  'h16-c-founder-year': [
    'Our chamber of commerce plaque lacks two things: the name of your founder, and the year you incorporated.',
    saysAndAdmits('The year of founding is not told.', told.founder),
  ],
})
