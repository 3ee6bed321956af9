/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h13-c-board-two': [
    'Our condominium board has two questions. Is the consultation free, and is there a long-term contract?',
    says(told.free, told.noContract),
  ],
  'h13-c-falls-church': [
    'Is Falls Church covered? And what would a basic installation cost?',
    says(/Falls Church|Northern Virginia/, told.basic340),
  ],
  'h13-c-holds-warranty': [
    'For how many days is the quote valid, and what warranty do we get?',
    says(told.days30, told.warranty),
  ],
  'h13-c-barn-net': [
    'Horse barn. 1) Do you need internet at the gate? 2) Is there something for when the power goes out?',
    says(told.noLine, told.battery),
  ],
  'h13-c-two-names': [
    'Two names for my letter: founder? lead developer?',
    says(told.founder, told.developer),
  ],
  'h13-c-cleaners-old': [
    'My cleaners carry old phones. Will these work at the sign? And could the crew be trusted visitors?',
    says(/any phone|dial|old (phone|one)|each of them/i, told.trusted),
  ],
  'h13-c-write-or-text': [
    'I dislike calling. What is the e-mail of support, and which number takes texts?',
    says(told.email, told.supportText),
  ],
  'h13-c-app-connect': [
    'do visitors need an app, and if not, how do they connect to me?',
    says(told.noApp, told.scanOrDial),
  ],
  'h13-c-read-deleted': [
    'Do admins read these chats, and after how many days are they deleted?',
    says(told.read, told.days365),
  ],
  'h13-c-month-box': [
    'What is your service from, per month? What does a traditional call box cost by comparison?',
    says(told.monthly47, told.callBox),
  ],
  'h13-c-class-hours': [
    'Can the gate be held open during class hours? And can we add a camera?',
    says(told.holds, told.camera),
  ],
  'h13-c-tysons-sunday': [
    'Do you serve Tysons, and can the installer come on a Sunday?',
    saysAndAdmits('Days of installing are not in the sources.', /Tysons|Northern Virginia/),
  ],
  'h13-c-haul': [
    'How long does the installation take, and will your man haul off our dead call box?',
    saysAndAdmits('Removing old equipment is not in the sources.', told.hours),
  ],
  'h13-c-resolution': [
    'Is camera integration possible? If yes, at what resolution?',
    saysAndAdmits('Resolutions are not in the sources.', told.camera),
  ],
  'h13-c-veterans': [
    'Is the quote free, and do veterans get a discount?',
    saysAndAdmits('Discounts are not in the sources.', told.free),
  ],
  'h13-c-sign-color': [
    'How does a visitor reach me, and what color is the sign?',
    saysAndAdmits('Colors of the sign are not in the sources.', told.scanOrDial),
  ],
  'h13-c-patent-date': [
    'Is there a patent on it, and in which year was it granted?',
    saysAndAdmits('The year of the patent is not in the sources.', told.patent),
  ],
  'h13-c-lightning': [
    'What warranty do you give on the equipment? Does it pay when a bolt from the sky fries the thing?',
    saysAndAdmits('What the warranty covers is not in the sources.', told.warranty),
  ],
})
