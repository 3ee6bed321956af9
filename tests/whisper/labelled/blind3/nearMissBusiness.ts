/** On the company, money and places: sounds like the subject, and the sources do not tell. */
import { admits, labelled } from '../labelled'

const areaAsked = { orSays: [/DC metro|ask us|contact us/i] }

export const nearMissBusiness = labelled('near miss', {
  'd-herndon': [
    'I am in Herndon, can you come out?',
    admits('Herndon is not on the list.', areaAsked),
  ],
  'd-annapolis': ['annapolis?', admits('Annapolis is not on the list.', areaAsked)],
  'd-richmond': [
    'We have a warehouse down in Richmond Virginia, is that too far for you',
    admits('Richmond is not on the list.', areaAsked),
  ],
  'd-toronto': [
    'Any plans for Canada? My daughter has a gate in Toronto.',
    admits('Nothing is told of other countries.', { orSays: [/DC metro/i] }),
  ],
  'd-instalments': [
    'Could I spread the install cost over six payments?',
    admits('Payment in parts is not told.'),
  ],
  'd-veteran': [
    'I served 22 years in the Navy, is there anything off for folks like me',
    admits('No discounts are told.'),
  ],
  'd-bulk': [
    'if we order for 30 buildings at once is there a volume discount',
    admits('No discounts are told.'),
  ],
  'd-money-back': [
    'Suppose I hate it after two weeks. Is my money returned?',
    admits('Refunds are not told.', { orSays: [/no long-term contract/i] }),
  ],
  'd-pay-with': ['amex ok? or only checks', admits('Ways to pay are not told.')],
  'd-customers': ['How many homes already have this?', admits('No number of customers is told.')],
  'd-showroom': [
    'Is there a showroom where my wife and I could try it out in person?',
    admits('No showroom is told.'),
  ],
  'd-street-address': ['whats your street address', admits('No address is told.')],
  'd-hiring': [
    'My son just finished trade school as an electrician and looks for a job. Do you need anyone?',
    admits('Jobs are not told.'),
  ],
  'd-references': [
    'Before we vote on Thursday, can you name two HOAs that use it which we could phone?',
    admits('No customers are named.'),
  ],
  'd-bonded': [
    'Our management company needs a certificate of insurance from every contractor. Do you carry liability coverage?',
    admits('Licences and insurance are not told.'),
  ],
  'd-butterfly': ['why you and not ButterflyMX', admits('No competitor is told.')],
  'd-become-dealer': [
    'We are a fence company in Fairfax. What are the conditions for becoming one of your dealers?',
    admits('How to become a dealer is not told.', { orSays: [/202-555-014|support@/] }),
  ],
  'd-this-friday': ['can you install this friday', admits('No dates are told.')],
  'd-haul-away': [
    'Will your fellow take the old intercom away with him or is it on me to throw it out?',
    admits('The removal of old equipment is not told.'),
  ],
  'd-selling-house': [
    'I am selling the house next spring. Can the buyers take over the service in their name?',
    admits('The transfer of a service is not told.'),
  ],
  'd-since-when': [
    'since what year are you in business',
    admits('The year of the start is not told.'),
  ],
  'd-headcount': ['How many people work for you all?', admits('No number of employees is told.')],
  'd-motor-repair': [
    'The motor of my sliding gate grinds. Is fixing that something you do?',
    admits('Repairs of gate motors are not told.', { orSays: [/202-555-014|support@/] }),
  ],
  'd-lightning': [
    'does your warranty pay when lightning fries the board',
    admits('What the warranty covers is not told.', { orSays: [/one.year|1.year/i] }),
  ],
})
