/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h20-c-museum': [
    'Lighthouse museum: how long is the installing, and is it done by a professional?',
    says(told.hours, told.professional),
  ],
  'h20-c-price-contract': [
    'What is the least you charge monthly, and is any long-term contract involved?',
    says(told.monthly47, told.noContract),
  ],
  'h20-c-app-phone': [
    'Do my storage customers need an app, and does it work with any phone?',
    says(told.noApp, told.anyPhone),
  ],
  'h20-c-potomac-quote': [
    'We keep goats in Potomac. Do you serve us, and at what number do I get a quote?',
    says(/Potomac|Maryland/, told.quotePhone),
  ],
  'h20-c-founder-dev': [
    'For our church bulletin we thank people by name: your founder is who, and your lead developer?',
    says(told.founder, told.developer),
  ],
  'h20-c-battery-camera': [
    'For our rowing club: can we have a battery backup? A camera?',
    says(told.battery, told.camera),
  ],
  'h20-c-warranty-quote': [
    'How long is the warranty, and how many days is the quote valid?',
    says(told.warranty, told.days30),
  ],
  'h20-c-line-power': [
    'Our goat pasture lacks a telephone wire. Must we lay one, and must there be power?',
    says(told.noLine, told.power),
  ],
  'h20-c-stop-mail': [
    'Which reply makes your messages cease? Also, support has what e-mail address for our bridge club secretary?',
    says(told.stop, told.email),
  ],
  'h20-c-basic-pro-box': [
    'Cheese shop budget: basic installation price, professional installation price, and what a traditional call box costs?',
    says(told.basic340, told.install799, told.callBox),
  ],
  'h20-c-logged-ai': ['Are you an AI, and is this chat logged?', says(told.aiAgent, told.logged)],
  'h20-c-arlington-easter': [
    'Are you in Arlington, and could your crew come on Easter Monday?',
    saysAndAdmits('Days of installing are not told.', /Arlington|Northern Virginia/),
  ],
  'h20-c-encryption-soc': [
    'What encryption is used, and do you hold a SOC 2 certificate?',
    saysAndAdmits('Certificates are not told.', /AES-256|RSA-4096/i),
  ],
  'h20-c-monthly-check': [
    'How much is the service monthly from, and may I mail a paper check?',
    saysAndAdmits('Ways of paying are not told.', told.monthly47),
  ],
  'h20-c-scan-color': [
    'Can visitors dial instead of scanning? And does the sign come in navy blue?',
    saysAndAdmits('Colors are not told.', told.dial),
  ],
  'h20-c-warranty-lightning': [
    'How long does your warranty run at a dairy, and would it replace a box that a goat butted to pieces?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h20-c-holds-holidays': [
    'Can gates be held open on a schedule? Would it skip federal holidays automatically?',
    saysAndAdmits('Holidays are not told.', told.holds),
  ],
  'h20-c-founder-age': [
    'Who started the company, and how old is that person?',
    saysAndAdmits('Ages are not told.', told.founder),
  ],
})
