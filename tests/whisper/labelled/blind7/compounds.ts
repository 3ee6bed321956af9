/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h7-c-cost-contract': [
    'What would I pay per month, and is there any long contract that comes along with it?',
    says(told.monthly47, told.noContract),
  ],
  'h7-c-time-who': [
    'Whose technicians come out, and should I plan for a morning or for days of work?',
    says(told.hours, told.professional),
  ],
  'h7-c-app-phone': [
    'Two things: do guests need an app? And does my old landline work for answering?',
    says(told.noApp, /any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h7-c-area-free': [
    'Do you cover Chevy Chase, and is the consultation free?',
    says(/Chevy Chase|Maryland/, told.free),
  ],
  'h7-c-warranty-quote': [
    'Board member here. Length of the warranty? Validity of a quote?',
    says(told.warranty, told.days30),
  ],
  'h7-c-power-battery': [
    'What does the gate need to have, and what if the power fails one night?',
    says(told.power, told.battery),
  ],
  'h7-c-camera-hold': [
    'we would want a camera plus the gate staying open in the daytime. both possible?',
    says(told.camera, told.holds),
  ],
  'h7-c-founder-dev': [
    'For a school report on local startups: the name of the person who began it, and of the one who leads the programming',
    says(told.founder, told.developer),
  ],
  'h7-c-mail-phone': [
    'Give me the support email and the number I call for a quote please',
    says(told.email, told.quotePhone),
  ],
  'h7-c-logged-erase': [
    'Is this chat being saved? And can I have it erased later on?',
    says(/logged|365 days/i, told.erase),
  ],
  'h7-c-crypto-patent': [
    'For our security review: encryption, and is there a patent?',
    says(told.aes, told.rsa, told.patent),
  ],
  'h7-c-weather': [
    'How many hours is the installation, and do you still come when it snows?',
    saysAndAdmits('Weather is not in the sources.', told.hours),
  ],
  'h7-c-warranty-lightning': [
    'Tell me how long the warranty runs and whether lightning is covered by it.',
    saysAndAdmits('What the warranty excludes is not told.', told.warranty),
  ],
  'h7-c-financing': [
    'what does professional installation start at and can I pay in installments?',
    saysAndAdmits('Payment plans are not in the sources.', told.install799),
  ],
  'h7-c-area-date': [
    'Is Georgetown in your area and can someone be here this Thursday at 10?',
    saysAndAdmits('Appointments are not in the sources.', /Georgetown|Washington,? D\.?C/i),
  ],
  'h7-c-founder-age': [
    'Who is your founder and how old is that person?',
    saysAndAdmits('Ages are not in the sources.', told.founder),
  ],
  'h7-c-trusted-number': [
    'Trusted visitors: how do they get in, and how many of them can I have at most?',
    saysAndAdmits('No limit is told.', told.trusted),
  ],
  'h7-c-portal-browser': [
    'where do owners manage everything, and does that run in Internet Explorer',
    saysAndAdmits('Browsers are not in the sources.', told.controlCenter),
  ],
})
