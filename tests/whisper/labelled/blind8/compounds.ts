/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h8-c-start-warranty': [
    'Where do prices for professional installation begin, and how many years of warranty come with it?',
    says(told.install799, told.warranty),
  ],
  'h8-c-springfield-hours': [
    'I have a tire shop in Springfield. Would you come here? If so how many hours does the job take?',
    says(/Springfield|Northern Virginia/, told.hours),
  ],
  'h8-c-no-camera-travel': [
    'If a guest cannot scan, how else does he reach me? And can I open while traveling?',
    says(told.dial, /remotely|wherever|where you are|anywhere|far away|out of town|not be home/i),
  ],
  'h8-c-regulars-hours': [
    'Can regulars have their own code? Also can the gate stay open for set hours?',
    says(told.trusted, told.holds),
  ],
  'h8-c-internet-app': [
    'my renters ask: internet at the entry required? app required?',
    says(told.noLine, told.noApp),
  ],
  'h8-c-text-when': [
    'What number do I text for support, and during which hours are you available?',
    says(told.supportText, told.always),
  ],
  'h8-c-kids-chat': [
    'School secretary with two questions: how old must children be, and after how long is a chat deleted?',
    says(told.under13, told.days365),
  ],
  'h8-c-basic-terms': [
    'Basic installation, how much? And would a long-term contract bind us?',
    says(told.basic340, told.noContract),
  ],
  'h8-c-quote-three': [
    'About quotes: free of charge? Good for how many days? Which number do I call?',
    says(told.free, told.days30, told.quotePhone),
  ],
  'h8-c-camera-patent': [
    'Can a camera be integrated, and is the technology patented?',
    says(told.camera, told.patent),
  ],
  'h8-c-outage-line': [
    'Two worries about the barn gate: power outages, and that no telephone line goes there.',
    says(told.battery, told.noLine),
  ],
  'h8-c-video-quote': [
    'Can I see a video somewhere, and afterwards whom do I phone for a quote?',
    says(told.video, told.quotePhone),
  ],
  'h8-c-month-amex': [
    'From what monthly price does service start, and do you accept American Express?',
    saysAndAdmits('Ways of paying are not in the sources.', told.monthly47),
  ],
  'h8-c-crypto-hipaa': [
    'Dental clinic: which encryption do you have, and are you HIPAA compliant?',
    saysAndAdmits('HIPAA is not in the sources.', /AES-256|RSA-4096/i),
  ],
  'h8-c-battery-lasts': [
    'Is a battery backup available? For how many hours will it last?',
    saysAndAdmits('How long it lasts is not told.', told.battery),
  ],
  'h8-c-ashburn-labor-day': [
    'Do you serve Ashburn, and would your people install on Labor Day?',
    saysAndAdmits('Days of installing are not in the sources.', /Ashburn|Northern Virginia/),
  ],
  'h8-c-founder-college': [
    'Who founded the firm and which college did the founder go to?',
    saysAndAdmits('Studies are not in the sources.', told.founder),
  ],
  'h8-c-app-hebrew': [
    'Do visitors need an app? And could the sign be printed in Hebrew?',
    saysAndAdmits('Languages of the sign are not in the sources.', told.noApp),
  ],
})
