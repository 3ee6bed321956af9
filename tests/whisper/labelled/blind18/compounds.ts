/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h18-c-month-contract': [
    'What is the least I pay per month, and is there a long-term contract?',
    says(told.monthly47, told.noContract),
  ],
  'h18-c-app-phone': [
    'Must the tenors install an app before Thursday? I myself only have a landline in the parsonage, would that ring?',
    says(told.noApp, /any phone|landline|desk phone|each of them/i),
  ],
  'h18-c-mclean-hours': [
    'Piano students in McLean wait outdoors. Is McLean within your territory, and what duration should I plan for installing?',
    says(/McLean|Northern Virginia/, told.hours),
  ],
  'h18-c-founder-dev': [
    'For our newsletter: the person behind the founding, please, plus whoever leads development.',
    says(told.founder, told.developer),
  ],
  'h18-c-battery-camera': [
    'Bicycle thieves come during blackouts. Could we order battery backup plus camera integration from you?',
    says(told.battery, told.camera),
  ],
  'h18-c-quote-free-days': [
    'Band treasurer speaking. Would a quote cost the boosters anything, and until when may we accept it after you date it?',
    says(told.free, told.days30),
  ],
  'h18-c-call-text-mail': [
    'Give me three things please: number for a quote, number for texts, e-mail.',
    says(told.quotePhone, told.supportText, told.email),
  ],
  'h18-c-encrypt-patent': [
    'Data center asks: which encryption, and is it patented?',
    says(/AES-256|RSA-4096/i, told.patent),
  ],
  'h18-c-warranty-included': [
    'Before I sign for the bike shop: what warranty do I get, and does your price include putting it in?',
    says(told.warranty, told.included),
  ],
  'h18-c-holds-trusted': [
    'Mosque caretaker writing: during prayers I want an open gate on a schedule, while our elders should enter without calling me. Both possible?',
    says(told.holds, told.trusted),
  ],
  'h18-c-line-power': [
    'Our north gate among the graves has neither a telephone line nor electricity. Which of the two must we lay on?',
    says(told.noLine, told.power),
  ],
  'h18-c-stop-help': [
    'Which word ends your texts, and which one gets me help?',
    says(told.stop, told.help),
  ],
  'h18-c-price-venmo': [
    'What does professional installation start at, and can our band boosters pay by check?',
    saysAndAdmits('Ways of paying are not in the sources.', told.install799),
  ],
  'h18-c-reston-sunday': [
    'Reston salon, closed Sundays and Mondays only. Is Reston covered, and will installers work Sundays?',
    saysAndAdmits('Days of installing are not in the sources.', /Reston|Northern Virginia/),
  ],
  'h18-c-camera-night': [
    'We would like camera integration at the kiln room. Possible? And who manufactures the thing?',
    saysAndAdmits('Brands of cameras are not in the sources.', told.camera),
  ],
  'h18-c-app-arabic': [
    'Must worshippers install an app first? Also, is an Arabic sign something you sell?',
    saysAndAdmits('Languages of the sign are not in the sources.', told.noApp),
  ],
  'h18-c-founder-age': [
    'Who is the founder, and how many employees have you got?',
    saysAndAdmits('The number of employees is not in the sources.', told.founder),
  ],
  'h18-c-warranty-lightning': [
    'Warranty questions from a hilltop farm: its length, please, and would a lightning strike fall under it?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
})
