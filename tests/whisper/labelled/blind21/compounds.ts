/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h21-c-app-phone': [
    'Do visitors of our chess club need an app, and can our caretaker answer on an old phone?',
    says(told.noApp, /any phone|whatever phone|old (phone|one)|each of them/i),
  ],
  'h21-c-month-contract': [
    'Tell an old mailman straight: from how many dollars a month does it run, and does a long-term contract tie me down?',
    says(told.monthly47, told.noContract),
  ],
  'h21-c-hours-warranty': [
    'Gravel trucks cannot wait long. Your crew needs how many hours, and what warranty do we get?',
    says(told.hours, told.warranty),
  ],
  'h21-c-line-power': [
    'Bee yard: does the gate need an internet line? And does it run on if power fails?',
    says(told.noLine, told.battery),
  ],
  'h21-c-free-call': [
    'Will a quote come free, and where do I ring to have one made?',
    says(told.free, told.quotePhone),
  ],
  'h21-c-alex-video': [
    'Do you serve Alexandria? And is there a video I could show my wife?',
    says(/Alexandria|Northern Virginia/, /video/i),
  ],
  'h21-c-founder-dev': [
    'For the thank-you cards after our honey tasting: what is the name of your founder, and what of the lead developer?',
    says(told.founder, told.developer),
  ],
  'h21-c-aes-patent': [
    'Two things for the temple committee. Which encryption? Is there a patent?',
    says(/AES-256|RSA-4096/i, told.patent),
  ],
  'h21-c-camera-hold-app': [
    'Can we add a camera? Can the gate be held open on race days? Is there a native app already?',
    says(told.camera, told.holds, told.announced),
  ],
  'h21-c-stop-mail': [
    'How do I stop your texts, and what is the support e-mail?',
    says(told.stop, told.email),
  ],
  'h21-c-install-financing': [
    'What does professional installation start at, and do you offer financing for a roofer?',
    saysAndAdmits('Financing is not in the sources.', told.install799),
  ],
  'h21-c-warranty-hail': [
    'A roofer knows hail. How long is your warranty, and would hail dents in the equipment fall under it?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h21-c-camera-megapixel': [
    'Can a camera be added, and how many megapixels does it have?',
    saysAndAdmits('Details of cameras are not told.', told.camera),
  ],
  'h21-c-silver-spring-sat': [
    'Is Silver Spring in your area, and do installers work on Saturdays?',
    saysAndAdmits('Days of installing are not told.', /Silver Spring|Maryland/),
  ],
  'h21-c-quote-check': [
    'For how many days is a quote valid, and can I pay by personal check?',
    saysAndAdmits('Ways of paying are not told.', told.days30),
  ],
  'h21-c-founder-age': [
    'Whose company is it, I mean the founder, and how many employees draw a paycheck there?',
    saysAndAdmits('The number of people is not told.', told.founder),
  ],
  'h21-c-app-punjabi': [
    'Elders visit our temple daily. Must they get an app, and are there signs lettered in Punjabi?',
    saysAndAdmits('Languages of the sign are not told.', told.noApp),
  ],
  'h21-c-box-brands': [
    'What does a traditional call box cost, and which brand of those is best?',
    saysAndAdmits('Brands of call boxes are not told.', told.callBox),
  ],
})
