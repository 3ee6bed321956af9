/** Two questions in one breath; of some, only one half has an answer. */
import { dollarsOf, labelled, says, saysAndAdmits } from '../../labelled'
import { told } from '../../told'
import { accepted } from './accepted'

export const compounds = labelled('compound', {
  't10-vienna-permit': [
    'Do you come to Vienna, and does Fairfax County want a permit for the post?',
    saysAndAdmits('Permits are not told of.', /Vienna/),
  ],
  't10-upfront-warranty': [
    'Two things for my wife: what do we pay for installation, and how long is the warranty?',
    says(told.onceAtAll, accepted.warranty),
  ],
  't10-text-mail': [
    'need both pls, the number to text for support + the email',
    says(told.supportText, told.email),
  ],
  't10-old-phone-wifi': [
    "Visitors with old phones, can they still get in? And we've no wifi out there, is that a problem?",
    says(/\bdial|any phone|old phone/i, accepted.noWire),
  ],
  't10-camera-brand': [
    'Can a camera be added, and will the Reolink I already have do?',
    saysAndAdmits('No make of camera is named.', told.camera),
  ],
  't10-backup-hours': [
    'is there a battery backup and how many hours does it hold out?',
    saysAndAdmits('How long the battery lasts is not said.', told.battery),
  ],
  't10-founder-developer': [
    'For the newsletter of our association I need the name of your founder and of your lead developer.',
    says(told.founder, told.developer),
  ],
  't10-gooseneck-who': [
    'How much is a gooseneck on the price list and who installs all this, you or me?',
    {
      says: [dollarsOf(360), told.professional],
      priced: { set: { gooseneck: 1 }, once: 360 },
    },
  ],
  't10-georgetown-arlington': [
    'One office in Georgetown, the other in Arlington. Are both inside the service area?',
    says(/Georgetown/, /Arlington/),
  ],
  't10-time-needs': [
    'How long will the install take & what has to be at the gate already',
    says(/\b(4|four) hours|2(-| to |–)4 hours/i, told.power),
  ],
  't10-amex-quote': [
    'Does a quote cost me anything? And do you take Amex later on?',
    saysAndAdmits('Ways to pay are not told of.', told.free),
  ],
  't10-app-now-later': [
    'Do I need an app today, and is a native app planned for later?',
    says(accepted.noApp, accepted.notYet),
  ],
})
