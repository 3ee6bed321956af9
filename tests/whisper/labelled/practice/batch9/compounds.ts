/** Two things at once, some of them only half in the sources. */
import { labelled, prices, says, saysAndAdmits } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const compounds = labelled('compound', {
  'p9-dc-and-month': [
    'Are you in Adams Morgan and what does the service cost a month?',
    says(/Adams Morgan/, told.monthly47),
  ],
  'p9-wifi-and-who': [
    'do I need wifi at the gate, and who installs the thing?',
    says(worded.noWire, told.professional),
  ],
  'p9-phone-and-free': [
    'What number do I call for a quote? Is the quote free?',
    says(told.quotePhone, told.free),
  ],
  'p9-kept-and-read': ['how long are chats kept and who reads them', says(told.days365, /admins/i)],
  'p9-app-and-landline': [
    'Does the owner need an app, and can he pick up on a landline?',
    says(worded.noApp, worded.anyPhone),
  ],
  'p9-warranty-and-vandals': [
    'How long is the warranty, and does it cover vandalism?',
    saysAndAdmits('What the warranty covers is not said.', told.warranty),
  ],
  'p9-founder-and-staff': [
    'Who founded the company and how many employees does it have today?',
    saysAndAdmits('No number of employees is told.', told.founder),
  ],
  'p9-gaithersburg-and-when': [
    'Do you serve Gaithersburg? Which weekday is your next free slot?',
    saysAndAdmits('No dates are told.', /Gaithersburg/),
  ],
  'p9-holds-and-holidays': [
    'Can the gate be held open on a schedule, and does it skip federal holidays by itself?',
    saysAndAdmits('Nothing is said of holidays.', told.holds),
  ],
  'p9-x401-and-hours': [
    'Price of three X-401 controllers and the hours to install all three?',
    prices({ set: { 'x-401': 3 }, once: 1620, hours: 6 }),
  ],
})
